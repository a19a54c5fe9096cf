import path from 'node:path';
import { cache, inRoot } from './paths.mjs';

/** Node's arguments for the server. Its young generation is kept small: the default keeps 40 MB of dead objects. */
export const serverCommand = ['--max-semi-space-size=8', inRoot('apps/server/src/processes/start.ts')];

/** The server's environment: this process's, and where compiled code is kept. */
export const serverEnvironment = () => ({ NODE_COMPILE_CACHE: path.join(cache, 'compiled'), ...process.env });
