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
    'The port of console and API. A process without `api` serves health and metrics on it. 0 picks a free port.',
  ),
  HOST: setting(
    plainText,
    'localhost',
    'The address to listen on. `localhost` accepts connections from this machine only; `0.0.0.0` (or `::`) from anywhere, and then the demo is off by default.',
  ),
  PUBLIC_URL: optional(
    webAddress,
    '`http://localhost:PORT`',
    "The address in emails and links, as users' browsers see it.",
  ),
  DATA_DIR: setting(
    plainText,
    './data',
    'The folder for the embedded database, documents, the generated key of authenticator apps, and emails.',
  ),
  DATABASE_URL: optional(
    address('postgres', 'postgresql'),
    'embedded database',
    'An external PostgreSQL, version 15 or later.',
  ),
  STORAGE_URL: optional(
    bucketAddress,
    'files in `DATA_DIR`',
    'Where documents are stored: `s3://bucket/prefix`. Credentials come from the usual `AWS_…` variables.',
  ),
  STORAGE_KEYS: optional(
    storageKeys,
    'documents are not encrypted',
    'Encrypts stored documents (AES-256-GCM): `name:key`, where the key is 32 bytes in base64. Must be the same for all processes. `new:key,old:key` encrypts with the first key and reads with all. A document whose key is lost cannot be recovered.',
  ),
  S3_ENDPOINT: optional(webAddress, "Amazon's", 'The address of another S3 server.'),
  AWS_REGION: optional(
    plainText,
    '`us-east-1` with `S3_ENDPOINT`',
    'The region of the bucket. Without `S3_ENDPOINT`, the shared AWS configuration may set it instead.',
  ),
  SMTP_URL: optional(
    address('smtp', 'smtps'),
    'emails are written to `DATA_DIR/mail`',
    'The mail server: `smtp://user:password@host:587`.',
  ),
  SMTP_TLS: setting(
    oneOf('offered', 'required'),
    'offered',
    'For `smtp://`: `offered` encrypts if the mail server offers STARTTLS; `required` sends nothing if it does not. `smtps://` is always encrypted. Certificates are always checked.',
  ),
  MAIL_FROM: optional(emailAddress, '`no-reply@` and the host of `PUBLIC_URL`', 'The sender of emails.'),
  JWT_SECRET: optional(
    secret,
    'generated: signing keys are kept in the database, the key of authenticator apps with the documents',
    'Signs sessions and encrypts the secrets of authenticator apps. At least 32 characters, the same for all processes. To replace it, set `new,old`.',
  ),
  PROCESSES: setting(processes, 'api,worker', 'What this process does: `api`, `worker` or both.'),
  WORKERS: setting(
    integer(1, 256),
    String(Math.min(256, availableParallelism())),
    'How many documents are read at the same time.',
  ),
  ENGINE: setting(
    oneOf('auto', 'embedded', 'native'),
    'auto',
    'The OCR engine: `embedded`, `native` (the `tesseract` installed on the machine), or `auto`, the better of those available.',
  ),
  EXTRACTOR: setting(
    oneOf('rules', 'llm'),
    'rules',
    'What extracts values: `rules`, the built-in rules; or `llm`, a language model whose quotes are checked against the page.',
  ),
  EXTRACTOR_URL: optional(
    webAddress,
    'none',
    'For `EXTRACTOR=llm`: a server with the OpenAI chat completions API, up to and including `/v1`.',
  ),
  EXTRACTOR_MODEL: optional(plainText, 'none', "For `EXTRACTOR=llm`: the model's name."),
  EXTRACTOR_KEY: optional(plainText, 'none', "For `EXTRACTOR=llm`: the server's API key, if it needs one."),
  EXTRACTOR_CHARACTERS: setting(
    integer(1_000, 1_000_000),
    '24000',
    'For `EXTRACTOR=llm`: maximum characters of a document per call. A longer document is split into several calls, between pages.',
  ),
  EXTRACTOR_CALLS: setting(
    integer(1, 100),
    '8',
    'For `EXTRACTOR=llm`: maximum calls per document, retries included. The built-in rules handle the rest.',
  ),
  EXTRACTOR_CALL_SECONDS: setting(integer(1, 3_600), '60', 'For `EXTRACTOR=llm`: maximum time per call.'),
  EXTRACTOR_SECONDS: setting(
    integer(1, 3_600),
    '180',
    'For `EXTRACTOR=llm`: maximum time for all calls of one document, including the waits between them.',
  ),
  TRUST_PROXY: setting(
    trustProxy,
    '0',
    'How many proxies are in front of the server, or their addresses. `X-Forwarded-For` is trusted from these only.',
  ),
  DEMO: optional(
    switchOnOff,
    '1; 0 with `DATABASE_URL`, or if `HOST` is not this machine only',
    'Whether to fill an empty embedded database with the demo. 0 disables existing demo accounts; 1 enables them again, for everyone who can reach `HOST`.',
  ),
  BOOTSTRAP_PARTNER_EMAIL: optional(emailAddress, 'none', 'The first partner of an empty database.'),
  BOOTSTRAP_PARTNER_PASSWORD: optional(password, 'none', "That partner's password."),
  APP_NAME: setting(plainText, 'NSK_ADMIN', "The product's name on screens, in emails and in Excel files."),
  MAX_FILE_MB: setting(integer(1, 1_000), '20', 'Maximum file size, in megabytes.'),
  MAX_FILE_PAGES: setting(integer(1, 10_000), '300', 'Maximum pages per file.'),
  MAX_REQUEST_PAGES: setting(integer(1, 100_000), '500', 'Maximum pages per request.'),
  TENANT_STORAGE_MB: setting(
    integer(1, 1_000_000_000),
    '100000',
    'Maximum megabytes (millions of bytes) of stored documents per tenant: its requests, its template samples, and its previews of the last week.',
  ),
  MAX_FILES: setting(integer(1, 100), '10', 'Maximum files per request.'),
  SESSION_IDLE_MINUTES: setting(
    integer(5, 480),
    '480',
    'How long a session without Remember me may be inactive. It ends after 8 hours in any case.',
  ),
  REMEMBERED_SESSION_IDLE_DAYS: setting(
    integer(1, 30),
    '30',
    'How long a session with Remember me may be inactive. It ends after 30 days in any case.',
  ),
  EXPIRY_MAIL_DAYS: setting(
    integers(365),
    '30,7,1',
    "How many days before a tenant's expiry date its users and its partner's users get an email, separated by commas. `none` sends none.",
  ),
  RATE_SIGN_INS_PER_MINUTE: setting(
    count,
    '60',
    'Maximum sign-ins per address, and changes of the second factor per user.',
  ),
  RATE_RESETS_PER_HOUR: setting(
    count,
    '20',
    'Maximum password reset requests per address, and reset emails per account.',
  ),
  RATE_UPLOADS_PER_MINUTE: setting(count, '300', 'Maximum uploads per account.'),
  RATE_PREVIEWS_PER_DAY: setting(
    count,
    '30',
    'Maximum new documents that a tenant may preview templates on.',
  ),
  RATE_CHOICES_PER_DAY: setting(
    count,
    '3000',
    'Maximum files per tenant that are read to choose their template or to find the documents in a stack.',
  ),
  RATE_PREVIEWS_PER_MINUTE: setting(count, '60', 'Maximum template previews per tenant.'),
  PAGE_SECONDS: setting(
    integer(1, 3_600),
    '60',
    'Maximum time to read one page. After that, this attempt at the file fails.',
  ),
  FILE_SECONDS: setting(
    integer(1, 36_000),
    '600',
    'Maximum time to read one file, or one part of a long file.',
  ),
  EXTRACTION_SECONDS: setting(
    integer(1, 3_600),
    '60',
    "Maximum time to extract a file's values. After that, this attempt at the file fails.",
  ),
  READER_MEMORY_MB: setting(
    integer(256, 65_536),
    '1500',
    'Maximum memory of one process that opens documents, in megabytes.',
  ),
  MAX_MEGAPIXELS: setting(integer(1, 1_000), '100', 'Maximum image size, in millions of pixels.'),
  METRICS_TOKEN: optional(
    secret,
    'none: `/api/metrics` answers this machine only',
    'Callers that send this bearer token can read `/api/metrics` from anywhere. At least 32 characters.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    webAddress,
    'none: nothing is traced',
    'An OpenTelemetry collector (OTLP over HTTP, JSON), without `/v1/traces`. It receives spans of calls, jobs, reading and transactions, which name no tenant and contain nothing from documents.',
  ),
  OTEL_SERVICE_NAME: setting(plainText, 'ocr-console', 'The name of this process in traces.'),
  METRICS_PORT: optional(
    integer(1, 65_535),
    'none',
    'A separate port for metrics (`/metrics`, at `HOST`), instead of `PORT`. Block it from the public in your network.',
  ),
  BACKUP_PASSPHRASE: optional(
    passphrase,
    'backups are not encrypted',
    'Encrypts what `npm run admin -- backup` writes, and decrypts it for `restore`. At least 16 characters. Without it, an encrypted backup cannot be restored.',
  ),
  LOG_LEVEL: setting(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'The lowest level of log lines to write.',
  ),
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;

/** The parsed values by their names. */
export type Values = {
  readonly [Name in SettingName]: ReturnType<Settings[Name]['parse']> | Missing<Settings[Name]>;
};

type Missing<S> = S extends { readonly default: string } ? never : undefined;
