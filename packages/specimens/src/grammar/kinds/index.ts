import type { Language } from '../../types.ts';
import type { Kind } from './define.ts';
import { bookingKinds } from './bookings.ts';
import { serviceKinds } from './service.ts';
import { tradeKinds } from './trade.ts';

const all: readonly Kind[] = [...tradeKinds, ...serviceKinds, ...bookingKinds];
const byId = new Map(all.map((kind) => [kind.id, kind]));

/** The kinds that families of a language may take; some are kept for judging alone. */
export function kindsFor(language: Language, judging: boolean): string[] {
  return all
    .filter((kind) => kind.languages.includes(language) && (judging || !kind.judgingOnly))
    .map((kind) => kind.id);
}

/** A kind of document by its id. @throws Error when there is none */
export function kindOf(id: string): Kind {
  const kind = byId.get(id);
  if (!kind) throw new Error(`There is no kind of document ${id}`);
  return kind;
}
