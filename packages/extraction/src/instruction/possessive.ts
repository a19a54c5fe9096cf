import type { Kind } from '../lexicon/index.ts';
import { guessKind } from './kind.ts';

/** Whose a thing is, before what is asked for: "the firm's Gas Safe registration", "the buyer's PO". */
const OWNED =
  /^(?:the |our |your |their )?(?:[a-z-]+ )?(?:firm|company|business|seller|vendor|supplier|contractor|builder|buyer|purchaser|customer|client|shop|store|landlord|tenant|employer|carrier|insurer|provider|hotel|hospital|clinic|school|bank|agent|dealer|issuer|sender|recipient|owner)s?['’]s? (?<thing>.+)$/i;
/** What numbers somebody in a register, or a paper of theirs. */
const NUMBERED =
  /\b(?:registration|registered (?:number|no)|licen[cs]e|permit|accreditation|p\.?o\.?|certificate|reference|ref|code|id|numbers?|no\.?|abn|ein|membership)$/i;

/** A party's thing that is asked for and the kind of value that it has; undefined where the party itself is asked for. */
export function ownedThing(text: string): { readonly thing: string; readonly kind: Kind } | undefined {
  const thing = OWNED.exec(text.trim())?.groups?.thing?.trim();
  if (thing === undefined || !NUMBERED.test(thing)) return undefined;
  const guessed = guessKind(thing);
  const named = thing.replace(/^p\.?o\.?$/i, 'PO number');
  return { thing: named, kind: guessed === undefined || guessed === 'company' ? 'code' : guessed };
}
