import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Secrets never reach a line: callers log ids, and these paths are cut all the same. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.newPassword',
        '*.oldPassword',
        '*.token',
      ],
      censor: '[cut]',
    },
  });
}
