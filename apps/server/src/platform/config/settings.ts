import { availableParallelism } from 'node:os';
import {
  address,
  bucketAddress,
  emailAddress,
  integer,
  integers,
  oneOf,
  passphrase,
  password,
  plainText,
  processes,
  secret,
  storageKeys,
  switchOnOff,
  trustProxy,
  webAddress,
  type Parser,
} from './parsers.ts';

/** One environment variable. */
export interface Setting<T> {
  readonly parse: Parser<T>;
  readonly meaning: string;
  /** The text used when the variable is missing or empty. */
  readonly default?: string;
  /** For a variable without such a text: what happens then, in words. */
  readonly otherwise?: string;
}

function setting<T>(
  parse: Parser<T>,
  fallback: string,
  meaning: string,
): Setting<T> & { readonly default: string } {
  return { parse, default: fallback, meaning };
}

function optional<T>(parse: Parser<T>, otherwise: string, meaning: string): Setting<T | undefined> {
  return { parse, otherwise, meaning };
}

const count = integer(1, 1_000_000);

/**
 * Every environment variable of the server, in the order of the documentation, which is made from this list.
 * Names that are not here are none of ours and are ignored.
 */
export const settings = {
  PORT: setting(
    integer(0, 65_535),
    '8080',
    'The port of console and API (a process without `api` answers health and metrics on it); 0 takes any free one.',
  ),
  HOST: setting(
    plainText,
    'localhost',
    'The address to listen on. `localhost` serves this machine alone, `0.0.0.0` (or `::`) everybody, and then without the demo.',
  ),
  PUBLIC_URL: optional(
    webAddress,
    '`http://localhost:PORT`',
    "The address in mails and links, as the users' browsers see it.",
  ),
  DATA_DIR: setting(
    plainText,
    './data',
    'The folder of the embedded database, the documents, the generated secret and the mails.',
  ),
  DATABASE_URL: optional(
    address('postgres', 'postgresql'),
    'embedded database',
    'Another PostgreSQL, 15 or newer.',
  ),
  STORAGE_URL: optional(
    bucketAddress,
    'files in `DATA_DIR`',
    'Where documents are kept: `s3://bucket/prefix`. Credentials come from the usual `AWS_…` variables.',
  ),
  STORAGE_KEYS: optional(
    storageKeys,
    'documents are not encrypted',
    'Encrypts stored documents (AES-256-GCM): `name:key`, the key 32 bytes as base64; the same for all processes. `new:key,old:key` encrypts with the first and reads with all. Without its key a document is lost.',
  ),
  S3_ENDPOINT: optional(webAddress, "Amazon's", 'The address of another server that speaks S3.'),
  AWS_REGION: optional(
    plainText,
    '`us-east-1` with `S3_ENDPOINT`',
    'The region of the bucket; without `S3_ENDPOINT` it may stand in the shared AWS configuration instead.',
  ),
  SMTP_URL: optional(
    address('smtp', 'smtps'),
    'mails are written to `DATA_DIR/mail`',
    'The mail server: `smtp://user:password@host:587`.',
  ),
  SMTP_TLS: setting(
    oneOf('offered', 'required'),
    'offered',
    'For `smtp://`: whether mails go encrypted where the server offers it (STARTTLS), or not at all where it does not. `smtps://` is always encrypted. Certificates are checked either way.',
  ),
  MAIL_FROM: optional(emailAddress, '`no-reply@` and the host of `PUBLIC_URL`', 'The sender of the mails.'),
  JWT_SECRET: optional(
    secret,
    'generated and kept in `DATA_DIR`',
    'Signs the sessions and encrypts the secrets of authenticator apps; at least 32 characters, the same for all processes. `new,old` replaces it.',
  ),
  PROCESSES: setting(processes, 'api,worker', 'What this process does: `api`, `worker` or both.'),
  WORKERS: setting(
    integer(1, 256),
    String(Math.min(256, availableParallelism())),
    'Documents that are read at the same time.',
  ),
  ENGINE: setting(
    oneOf('auto', 'embedded', 'native'),
    'auto',
    "The OCR engine: the embedded one, the machine's own `tesseract`, or whichever is better here.",
  ),
  EXTRACTOR: setting(
    oneOf('rules', 'llm'),
    'rules',
    'What finds the values: the built-in rules, or a language model whose quotes are checked against the page.',
  ),
  EXTRACTOR_URL: optional(
    webAddress,
    'none',
    'For `EXTRACTOR=llm`: a server that speaks the OpenAI chat completions protocol, up to and with `/v1`.',
  ),
  EXTRACTOR_MODEL: optional(plainText, 'none', "For `EXTRACTOR=llm`: the model's name."),
  EXTRACTOR_KEY: optional(plainText, 'none', "For `EXTRACTOR=llm`: the server's key, if it wants one."),
  EXTRACTOR_CHARACTERS: setting(
    integer(1_000, 1_000_000),
    '24000',
    'For `EXTRACTOR=llm`: most characters of a document in one call; a longer one is asked about in several, at page ends.',
  ),
  EXTRACTOR_CALLS: setting(
    integer(1, 100),
    '8',
    'For `EXTRACTOR=llm`: most calls for one document, repeated ones included. What they do not reach is left to the rules.',
  ),
  EXTRACTOR_CALL_SECONDS: setting(integer(1, 3_600), '60', 'For `EXTRACTOR=llm`: longest time for one call.'),
  EXTRACTOR_SECONDS: setting(
    integer(1, 3_600),
    '180',
    'For `EXTRACTOR=llm`: longest time for all calls of one document, waits between them included.',
  ),
  TRUST_PROXY: setting(
    trustProxy,
    '0',
    'How many proxies stand before the server, or their addresses: whose `X-Forwarded-For` is believed.',
  ),
  DEMO: optional(
    switchOnOff,
    '1, but 0 with `DATABASE_URL` and where `HOST` is not this machine alone',
    'Whether an empty embedded database is filled with the demo. 0 disables the demo accounts of a database that has them; 1 enables them again, for everybody who can reach `HOST`.',
  ),
  BOOTSTRAP_PARTNER_EMAIL: optional(emailAddress, 'none', 'The first partner of an empty database.'),
  BOOTSTRAP_PARTNER_PASSWORD: optional(password, 'none', "That partner's password."),
  APP_NAME: setting(plainText, 'NSK_ADMIN', "The product's name on screens, mails and sheets."),
  MAX_FILE_MB: setting(integer(1, 1_000), '20', 'Largest file, in megabytes.'),
  MAX_FILE_PAGES: setting(integer(1, 10_000), '300', 'Most pages of a file.'),
  MAX_REQUEST_PAGES: setting(integer(1, 100_000), '500', 'Most pages of a request.'),
  TENANT_STORAGE_MB: setting(
    integer(1, 1_000_000_000),
    '100000',
    'Most megabytes (millions of bytes) that the stored documents of one tenant take: of its requests, its template samples, and its previews of the last week.',
  ),
  MAX_FILES: setting(integer(1, 100), '10', 'Most files of a request.'),
  SESSION_IDLE_MINUTES: setting(
    integer(5, 480),
    '480',
    'A session without Remember me ends when it was not used for so long, and after 8 hours in any case.',
  ),
  REMEMBERED_SESSION_IDLE_DAYS: setting(
    integer(1, 30),
    '30',
    'A session with Remember me ends when it was not used for so long, and after 30 days in any case.',
  ),
  EXPIRY_MAIL_DAYS: setting(
    integers(365),
    '30,7,1',
    "How many days before a tenant's expiry date its users and its partner's are told by mail, parted by commas; `none` sends none.",
  ),
  RATE_SIGN_INS_PER_MINUTE: setting(count, '60', 'Sign-ins from one address.'),
  RATE_RESETS_PER_HOUR: setting(count, '20', 'Forgotten passwords from one address.'),
  RATE_UPLOADS_PER_MINUTE: setting(count, '300', 'Uploads of one account.'),
  RATE_PREVIEWS_PER_DAY: setting(count, '30', 'New documents that a tenant may preview templates on.'),
  RATE_CHOICES_PER_DAY: setting(
    count,
    '3000',
    'Files of a tenant that are read to choose their template or to find the documents of a stack.',
  ),
  RATE_PREVIEWS_PER_MINUTE: setting(count, '60', 'Template previews of a tenant.'),
  PAGE_SECONDS: setting(
    integer(1, 3_600),
    '60',
    "Longest time for one page; after it the file's attempt has failed.",
  ),
  FILE_SECONDS: setting(integer(1, 36_000), '600', 'Longest time for one file, or one part of a long file.'),
  EXTRACTION_SECONDS: setting(
    integer(1, 3_600),
    '60',
    "Longest time for finding a file's values on its pages; after it the file's attempt has failed.",
  ),
  READER_MEMORY_MB: setting(integer(256, 65_536), '1500', 'Most memory of one process that opens documents.'),
  MAX_MEGAPIXELS: setting(integer(1, 1_000), '100', 'Largest picture, in millions of pixels.'),
  METRICS_TOKEN: optional(
    secret,
    'none: `/api/metrics` answers this machine alone',
    'Who sends it as bearer token reads `/api/metrics` from anywhere; at least 32 characters.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    webAddress,
    'none: nothing is traced',
    'A collector of OpenTelemetry (OTLP over HTTP, JSON), without `/v1/traces`: gets spans of calls, jobs, reading and transactions. They name no tenant and hold no document.',
  ),
  OTEL_SERVICE_NAME: setting(plainText, 'ocr-console', 'The name of this process in traces.'),
  METRICS_PORT: optional(
    integer(1, 65_535),
    'none',
    'A port of their own for the metrics (`/metrics`, at `HOST`), to be kept from the public by the network; then they are not on `PORT`.',
  ),
  BACKUP_PASSPHRASE: optional(
    passphrase,
    'backups are not encrypted',
    'Encrypts what `npm run admin -- backup` writes, and opens it for `restore`; at least 16 characters. Without it an encrypted backup is lost.',
  ),
  LOG_LEVEL: setting(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'The least important lines that are logged.',
  ),
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;

/** The parsed values by their names. */
export type Values = {
  readonly [Name in SettingName]: ReturnType<Settings[Name]['parse']> | Missing<Settings[Name]>;
};

type Missing<S> = S extends { readonly default: string } ? never : undefined;
