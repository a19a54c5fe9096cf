import { messageOf } from '#platform/errors/facts.ts';
import path from 'node:path';
import { settings, type Setting, type SettingName, type Values } from './settings.ts';

/** The server's configuration; made once per process, then only passed on. */
export type Config = ReturnType<typeof toConfig>;

/** Everything that is wrong with the environment, a sentence each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads the configuration from the environment; an empty variable counts as missing.
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const entries = Object.entries<Setting<unknown>>(settings).map(([name, { parse, default: fallback }]) => {
    const text = env[name]?.trim() || fallback;
    if (text === undefined) return [name, undefined];
    try {
      return [name, parse(text)];
    } catch (error) {
      problems.push(`${name} ${messageOf(error)}, not ${quote(name, text)}.`);
      return [name, undefined];
    }
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- made from the same settings, one value each
  const values = Object.fromEntries(entries) as Values;
  problems.push(...contradictions(values));
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(values);
}

/** Secrets are not repeated: the sentence ends up in logs. */
function quote(name: string, text: string): string {
  return /SECRET|PASSWORD|PASSPHRASE|KEY|TOKEN|DATABASE_URL|SMTP_URL/.test(name) ? 'what it is' : `"${text}"`;
}

function contradictions(values: Values): string[] {
  const problems: string[] = [];
  const need = (name: SettingName, other: SettingName): void => {
    if (values[name] === undefined) problems.push(`${name} is missing: ${other} needs it.`);
  };
  if (values.BOOTSTRAP_PARTNER_EMAIL !== undefined)
    need('BOOTSTRAP_PARTNER_PASSWORD', 'BOOTSTRAP_PARTNER_EMAIL');
  if (values.BOOTSTRAP_PARTNER_PASSWORD !== undefined)
    need('BOOTSTRAP_PARTNER_EMAIL', 'BOOTSTRAP_PARTNER_PASSWORD');
  if (values.EXTRACTOR === 'llm') {
    need('EXTRACTOR_URL', 'EXTRACTOR');
    need('EXTRACTOR_MODEL', 'EXTRACTOR');
  }
  if (values.S3_ENDPOINT !== undefined) need('STORAGE_URL', 'S3_ENDPOINT');
  if (values.SMTP_TLS === 'required') need('SMTP_URL', 'SMTP_TLS');
  if (values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT)
    problems.push('METRICS_PORT must be another port than PORT.');
  if (values.DEMO && values.DATABASE_URL !== undefined) {
    problems.push('DEMO=1 works with the embedded database only: unset it or DATABASE_URL.');
  }
  return problems;
}

function toConfig(values: Values) {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    appName: values.APP_NAME,
    /** Absolute. */
    dataDir: path.resolve(values.DATA_DIR),
    /** Missing: the embedded database. */
    databaseUrl: values.DATABASE_URL,
    storage: {
      url: values.STORAGE_URL,
      endpoint: values.S3_ENDPOINT,
      region: values.AWS_REGION,
      /** Missing: documents are not encrypted. */
      keys: values.STORAGE_KEYS,
    },
    mail: {
      /** Missing: mails are written to the data folder. */
      smtpUrl: values.SMTP_URL,
      /** Mail is never sent over an unencrypted connection. */
      requireTls: values.SMTP_TLS === 'required',
      from: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    },
    /** Missing: generated and kept in the data folder. */
    jwtSecret: values.JWT_SECRET,
    processes: values.PROCESSES,
    workers: values.WORKERS,
    engine: values.ENGINE,
    extractor: toExtractor(values),
    /** Longest time for finding a document's values on its pages, a model's answers apart. */
    extractionMs: values.EXTRACTION_SECONDS * 1000,
    trustProxy: values.TRUST_PROXY,
    /** Whether the demo is on: an empty database is filled with it, and its accounts open with their published passwords. */
    demo: values.DEMO ?? (values.DATABASE_URL === undefined && isLoopbackHost(values.HOST)),
    bootstrapPartner: toBootstrapPartner(values),
    ...toLimits(values),
    metrics: { token: values.METRICS_TOKEN, port: values.METRICS_PORT },
    tracing: { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, service: values.OTEL_SERVICE_NAME },
    logLevel: values.LOG_LEVEL,
  } as const;
}

/** How much may be uploaded, how long sessions and reading last, and how often a call may be made. */
function toLimits(values: Values) {
  return {
    limits: {
      maxFileMb: values.MAX_FILE_MB,
      maxFilePages: values.MAX_FILE_PAGES,
      maxRequestPages: values.MAX_REQUEST_PAGES,
      maxFiles: values.MAX_FILES,
    },
    /** Missing: backups are not encrypted. */
    backupPassphrase: values.BACKUP_PASSPHRASE,
    /** Most bytes that the stored documents of one tenant take. */
    tenantStorageBytes: values.TENANT_STORAGE_MB * 1_000_000,
    /** How long a session may go unused, by whether it is remembered. */
    sessions: {
      idleMs: values.SESSION_IDLE_MINUTES * 60_000,
      rememberedIdleMs: values.REMEMBERED_SESSION_IDLE_DAYS * 86_400_000,
    },
    /** Days before an expiry date on which mails go out. */
    expiryMailDays: values.EXPIRY_MAIL_DAYS,
    rates: {
      signInsPerMinute: values.RATE_SIGN_INS_PER_MINUTE,
      resetsPerHour: values.RATE_RESETS_PER_HOUR,
      uploadsPerMinute: values.RATE_UPLOADS_PER_MINUTE,
      previewDocumentsPerDay: values.RATE_PREVIEWS_PER_DAY,
      choicesPerDay: values.RATE_CHOICES_PER_DAY,
      previewsPerMinute: values.RATE_PREVIEWS_PER_MINUTE,
    },
    /** Limits of the processes that open documents. */
    reading: {
      pageMs: values.PAGE_SECONDS * 1000,
      fileMs: values.FILE_SECONDS * 1000,
      memoryMb: values.READER_MEMORY_MB,
      megapixels: values.MAX_MEGAPIXELS,
      pages: values.MAX_FILE_PAGES,
    },
  } as const;
}

/** What finds the values. */
type ExtractorConfig = { readonly kind: 'rules' } | ({ readonly kind: 'llm' } & ModelConfig);

/** A language model's server, and what a document may cost there. */
export interface ModelConfig {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
  /** Most characters of a document in one call. */
  readonly characters: number;
  /** Most calls for a document. */
  readonly calls: number;
  readonly callMs: number;
  readonly documentMs: number;
}

function toExtractor(values: Values): ExtractorConfig {
  const { EXTRACTOR_URL: url, EXTRACTOR_MODEL: model, EXTRACTOR_KEY: key } = values;
  if (values.EXTRACTOR === 'rules' || url === undefined || model === undefined) return { kind: 'rules' };
  return {
    kind: 'llm',
    url,
    model,
    key,
    characters: values.EXTRACTOR_CHARACTERS,
    calls: values.EXTRACTOR_CALLS,
    callMs: values.EXTRACTOR_CALL_SECONDS * 1000,
    documentMs: values.EXTRACTOR_SECONDS * 1000,
  };
}

function toBootstrapPartner(
  values: Values,
): { readonly email: string; readonly password: string } | undefined {
  const { BOOTSTRAP_PARTNER_EMAIL: email, BOOTSTRAP_PARTNER_PASSWORD: password } = values;
  return email === undefined || password === undefined ? undefined : { email, password };
}

/** Whether only this machine can reach what listens there. */
function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}
