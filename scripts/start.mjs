import { addProcess, leaveInstance } from './instances.mjs';
import { root } from './paths.mjs';
import { runServer } from './run.mjs';
import { serverCommand, serverEnvironment } from './server-command.mjs';
import { prepareServer } from './setup.mjs';

/** `npm start`: prepares what is missing, then runs the server until it ends. */
export async function start(args) {
  const { console, instance } = await prepareServer();
  const env = { ...serverEnvironment(), CONSOLE_DIR: console };
  try {
    return await runServer([...serverCommand, ...args], { cwd: root, env }, (pid) => {
      if (instance) addProcess(instance, pid);
    });
  } finally {
    if (instance) leaveInstance(instance);
  }
}
