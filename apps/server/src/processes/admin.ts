import { runCommand } from './admin/run-command.ts';

/** The entry of `npm run admin`. */
if (!(await runCommand(process.env, process.argv.slice(2)))) process.exit(1);
