import { required } from '#platform/errors/required.ts';
import { messageOf } from '#platform/errors/facts.ts';
import { parseArgs } from 'node:util';
import { randomBytes } from 'node:crypto';
import type { PoolConfig } from 'pg';
import { rotateSigningKey } from '#features/accounts/sessions/signing-keys.ts';
import { resetSecondFactor } from '#features/accounts/second-factor/reset-second-factor.ts';
import { findUserByEmail, lockUser } from '#features/accounts/users.store.ts';
import { closeMonths } from '#features/billing/invoices/close-months.ts';
import { findDemo } from '#features/demo/remove-demo.ts';
import { removePartner } from '#features/tenants/remove-partner.ts';
import { ConfigError, readConfig, type Config } from '#platform/config/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import {
  addUserCommand,
  reconcileCommand,
  requeueCommand,
  resetPasswordCommand,
  stuckCommand,
} from './commands.ts';
import { listPartnersCommand, removePartnersCommand } from './partner-commands.ts';
import { backupCommand, restoreCommand } from '../backup/commands.ts';
import { addPartner } from '../bootstrap.ts';
import { createServices, type Services } from '../services.ts';
import { encryptCommand, scanCommand } from '../storage/commands.ts';

const usage = `npm run admin -- <command>

  partner add --email <address> --name <company> [--language en|jp]
                  adds a partner and prints its password once
  partner list    names every partner, with its users' addresses
  partner remove --email <address> | --but <address> [--yes]
                  removes the partner of the user with that address, or every other one, with all that it has, for good
  keys rotate [--forget-old]
                  signs new sessions with a new key; sessions under way stay valid, or end at once
  second-factor reset --email <address>
                  takes the second factor away from a user who lost it, and ends its sessions
  password reset --email <address>
                  gives a user another password and prints it once; spends reset links and ends sessions
  user add --beside <address> --email <address> --name <full name>
                  adds a user to the company of the user with that address and prints its password once
  demo remove [--yes]
                  removes the demo: its partner, tenants, documents and invoices, for good
  close           closes every month that is due, now
  reconcile       compares files, pages, ledger, counters and invoices, now
  stuck [--minutes <n>]
                  lists files, jobs and mails that have not moved for so long (10), with the reason
  requeue [--mails]
                  gives files and mails without a job one, and tries again now what waits or failed;
                  with --mails also mails that were given up
  storage scan [--repair] [--grace-hours <n>]
                  finds missing and changed documents, and objects of nobody (older than 24 hours); repairs what can be
  storage encrypt
                  encrypts every document with the newest key of STORAGE_KEYS
  migrate         brings the database to the newest schema (every start does)
  backup --to <folder>
                  backs up database and documents into a new folder, encrypted where BACKUP_PASSPHRASE is set
  restore --from <folder>
                  brings a backup back, into an empty database and an empty storage

All but restore work beside a running server.`;

type Command = (services: Services, args: string[], owner: PoolConfig) => Promise<void>;
const commands: Record<string, Command> = {
  'partner add': addPartnerCommand,
  'partner list': listPartnersCommand,
  'partner remove': removePartnersCommand,
  'keys rotate': async ({ context }, args) => {
    await rotateSigningKey(context, { forgetOld: args.includes('--forget-old') });
    console.log('New sessions are signed with a new key.');
  },
  'second-factor reset': resetSecondFactorCommand,
  'demo remove': removeDemoCommand,
  close: async ({ context }) => {
    const { invoices, overdue } = await closeMonths(context);
    console.log(`Invoices made: ${invoices}. Marked overdue: ${overdue}.`);
  },
  'password reset': resetPasswordCommand,
  'user add': addUserCommand,
  reconcile: reconcileCommand,
  stuck: stuckCommand,
  requeue: requeueCommand,
  'storage scan': scanCommand,
  'storage encrypt': encryptCommand,
  migrate: async () => console.log('The database has the newest schema.'),
};
// These come without the services of a running process: the schema is not theirs to change, or is not there yet.
const bareCommands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  backup: backupCommand,
  restore: restoreCommand,
};

async function removeDemoCommand({ context }: Services, args: string[], owner: PoolConfig): Promise<void> {
  const demo = await findDemo(context);
  if (demo === undefined) return console.log('There is no demo in this database.');
  const tenants = demo.tenants.map(({ name }) => `  ${name}`).join('\n');
  console.log(`The demo's partner ${demo.partner} with its tenants:\n${tenants}`);
  if (!args.includes('--yes'))
    return console.log('Add --yes to remove them and all that they have, for good.');
  await removePartner(context, owner, demo);
  console.log(
    'They are removed. Keep DEMO=0, or the next start with an empty database creates the demo again.',
  );
}

async function addPartnerCommand({ context }: Services, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      language: { type: 'string', default: 'en' },
    },
  });
  if (values.email === undefined || values.name === undefined)
    throw new Error('partner add needs --email and --name');
  // Long and random, with every kind of character that the password rule asks for.
  const password = `${randomBytes(12).toString('base64url')}aA1#`;
  const language = values.language === 'jp' ? 'jp' : 'en';
  await addPartner(context, {
    name: values.name,
    email: values.email,
    password,
    fullName: values.name,
    language,
  });
  console.log(`Partner ${values.name}\n  sign-in   ${values.email}\n  password  ${password}`);
}

async function resetSecondFactorCommand({ context }: Services, args: string[]): Promise<void> {
  const { email } = parseArgs({ args, options: { email: { type: 'string' } } }).values;
  if (email === undefined) throw new Error('second-factor reset needs --email');
  await context.db.withSystem(async (trx) => {
    const found = await findUserByEmail(trx, email);
    const user = found && (await lockUser(trx, found.id));
    if (user === undefined) throw new Error(`No user has the address ${email}.`);
    const by = { userId: null, userName: context.config.appName };
    await resetSecondFactor(context, trx, { user, by, at: context.clock.now() });
  });
  console.log(`${email} signs in with the password alone now. A mail says so; all its sessions have ended.`);
}

async function run(config: Config, args: string[]): Promise<void> {
  const bare = bareCommands[args[0] ?? ''];
  if (bare !== undefined) return bare(config, args.slice(1));
  const name = Object.keys(commands).find((command) => args.join(' ').startsWith(command));
  if (name === undefined) {
    console.log(usage);
    process.exitCode = args.length === 0 || args[0] === '--help' ? 0 : 2;
    return;
  }
  const log = createLog('warn');
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log, share: true })
      : undefined;
  try {
    const database = embedded?.app ?? { connectionString: config.databaseUrl };
    const owner = embedded?.owner ?? { connectionString: config.databaseUrl };
    await migrate(owner, embedded?.app.user);
    const alone = { ...config, processes: { api: false, worker: false } };
    const services = await createServices({ config: alone, log, database });
    try {
      await required(commands[name])(services, args.slice(name.split(' ').length), owner);
    } finally {
      await services.close();
    }
  } finally {
    await embedded?.stop();
  }
}

/**
 * Runs a command of `npm run admin` and prints what it says. A command that found something to do sets the exit code of the process.
 * @returns false if it failed; the reason is printed
 */
export async function runCommand(env: NodeJS.ProcessEnv, args: string[]): Promise<boolean> {
  try {
    await run(readConfig(env), args);
    return true;
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.problems.join('\n'));
    else if (error instanceof AppError) console.error(`Refused: ${error.code}`);
    else if (error instanceof EmbeddedPostgresError) console.error(error.message);
    else console.error(messageOf(error));
    return false;
  }
}
