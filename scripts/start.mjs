import path from 'node:path';
import { addProcess, leaveInstance } from './instances.mjs';
import { cache, inRoot, root } from './paths.mjs';
import { runServer } from './run.mjs';
import { prepareServer } from './setup.mjs';

/** `npm start`: prepares what is missing, then runs the server until it ends. */
export async function start(args) {
  const { console, instance } = await prepareServer();
  const env = {
    NODE_COMPILE_CACHE: path.join(cache, 'compiled'),
    ...process.env,
    CONSOLE_DIR: console,
  };
  try {
    return await runServer(
      [inRoot('apps/server/src/processes/start.ts'), ...args],
      { cwd: root, env },
      (pid) => {
        if (instance) addProcess(instance, pid);
      },
    );
  } finally {
    if (instance) leaveInstance(instance);
  }
}
