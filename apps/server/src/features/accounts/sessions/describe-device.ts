import { parse } from 'bowser';

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Browser and operating system of a `User-Agent`, as far as it names any that is known. */
export function describeDevice(userAgent: string): Device {
  // The library refuses an empty text.
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
