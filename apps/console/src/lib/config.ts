import type { Config } from '@ocr/contract';
import { readEnvelope } from '#lib/api/transport.ts';

/** Where run-time configuration lives: the one call whose address cannot come from configuration. */
const configAddress = '/api/config';
let loaded: Config | undefined;

async function fetchConfig(): Promise<Config> {
  const response = await fetch(configAddress);
  if (!response.ok) throw new Error(`The configuration answered ${response.status}.`);
  const { data } = readEnvelope<Config>(await response.json());
  if (!data) throw new Error('The configuration is empty.');
  return data;
}

/** Loads the run-time configuration once, before the first screen. Throws when the server cannot be reached. */
export async function loadConfig(): Promise<Config> {
  loaded = await fetchConfig();
  return loaded;
}

/** The version that the server runs now; `undefined` when it cannot be reached. */
export async function fetchVersion(): Promise<string | undefined> {
  try {
    return (await fetchConfig()).version;
  } catch {
    return undefined;
  }
}

/** The configuration, if it has come already. */
export const findConfig = (): Config | undefined => loaded;

/** The server's public configuration. @throws Error before it was loaded */
export function getConfig(): Config {
  if (!loaded) throw new Error('The configuration is not loaded yet.');
  return loaded;
}
