import { writeFile } from 'node:fs/promises';
import { findFaketime } from '../../apps/server/test/servers/faketime.ts';

/** A clock that runs faster than the machine's, for processes with its environment. */
export interface MovedClock {
  readonly env: Readonly<Record<string, string>>;
  /** What it shows now. */
  now(): Date;
  close(): void;
}

/**
 * Begins at `from` and runs through `hours` while the machine's runs through `minutes`, in steps of a second of the machine. Durations
 * are not changed, nor is the database's clock, which no rule asks.
 * @param file is written every second
 * @throws Error where `faketime` (Debian) is not installed
 */
export async function moveClock(
  file: string,
  { from, hours, minutes }: { readonly from: Date; readonly hours: number; readonly minutes: number },
): Promise<MovedClock> {
  const library = findFaketime();
  if (library === undefined) throw new Error('--hours needs faketime (Debian: apt-get install faketime)');
  const begun = Date.now();
  const now = (): number => from.getTime() + (Date.now() - begun) * ((hours * 60) / minutes);
  const write = (): Promise<void> => writeFile(file, `+${Math.round((now() - Date.now()) / 1000)}`);
  await write();
  const timer = setInterval(() => void write(), 1000);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    now: () => new Date(now()),
    close: () => clearInterval(timer),
  };
}

/** Ten hours before the end of the next month of Asia/Tokyo, the demo's. */
export function beforeMonthEnd(): Date {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0, 15 - 10));
}
