/** What `pg` needs to connect: over a unix socket that only our user can reach, so there is no password. */
export interface SocketConnection {
  /** The folder of the socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** Where the supervisor logs what happens; any pino logger fits. */
export interface SupervisorLog {
  info(message: string): void;
  warn(message: string): void;
}

/** A problem that the operator can act on; the message is one clear sentence. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** The names inside the embedded cluster. */
export const DATABASE = 'ocr';
export const OWNER_ROLE = 'ocr_owner';
export const APP_ROLE = 'ocr_app';
/** Roles that the login role takes on per transaction (`set local role`); none of them can log in. */
export const APPLICATION_ROLES = ['ocr_tenant', 'ocr_partner', 'ocr_system'] as const;
export const SUPERUSER = 'postgres';
export const PORT = 5432;
