import { pino, type DestinationStream, type Logger } from 'pino';
import { findCallId } from './call-id.ts';

export type Log = Logger;

/** Structured lines on standard output. Secrets never reach a line: callers log ids, and these paths are cut all the same. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    mixin: () => {
      const callId = findCallId();
      return callId === undefined ? {} : { callId };
    },
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
  };
  return pino(options, destination);
}
