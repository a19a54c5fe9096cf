import { randomUUIDv7 } from 'node:crypto';

/** A new id. Version 7 rises with time, so that indexes grow at one end. */
export function newId(): string {
  return randomUUIDv7();
}

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text from outside can be an id at all; anything else answers as unknown. */
export function isId(text: string): boolean {
  return pattern.test(text);
}
