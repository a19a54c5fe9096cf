import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import type { Kind } from '../../lexicon/index.ts';
import { tokensOf } from '../../wordings/tokens.ts';
import type { Candidate } from '../candidate.ts';

/** Kinds whose value may be a code. */
const KINDS: ReadonlySet<Kind> = new Set(['code', 'account', 'text']);
/** What separates the parts of a line. */
const PARTS = /[^·•|]+/gu;
/** "Microchip 999000000550183", "TRANS 004817": words, then nothing but a code with a digit. */
const LABELLED =
  /^\s*(?<label>\p{L}[\p{L}'’]{2,}(?: \p{L}[\p{L}'’.]+){0,2})[ ](?<code>(?=[^\s]*\d)[A-Z\d][A-Z\d/-]{2,}(?: \d{2,})*)\s*$/u;
const ONLY = 0.78;
const AMONG_OTHERS = 0.6;
/** Lines above a code in which its owner is looked for. */
const OWNER_LINES = 2;

interface LabelledCode {
  readonly segment: Segment;
  readonly from: number;
  readonly code: string;
  /** What is asked beside its label. */
  readonly rest: readonly string[];
}

/** Codes that a part of a line has directly behind words that are asked for, whether or not a list knows them. */
export function labelledCodes({ kind, asked }: FieldQuery, view: DocumentView): Candidate[] {
  if (!KINDS.has(kind) || !/\p{Script=Latin}/u.test(asked)) return [];
  const tokens = [...tokensOf(asked)].filter((token) => !token.startsWith('?'));
  if (tokens.length === 0) return [];
  const found = view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) =>
      [...segment.text.matchAll(PARTS)].flatMap((part) => codeIn(part, segment, tokens) ?? []),
    ),
  );
  return found.map((one) => {
    const isOwn = found.length === 1 || (isOwned(one) && found.filter(isOwned).length === 1);
    const ranges = [{ segment: one.segment, from: one.from, to: one.from + one.code.length }];
    const score = isOwn ? ONLY : AMONG_OTHERS;
    return { value: one.code, ranges, score, doubt: one.rest.length > 0 ? 'WEAK_LABEL' : undefined };
  });
}

function codeIn(part: RegExpExecArray, segment: Segment, asked: readonly string[]): LabelledCode | undefined {
  const { label, code } = LABELLED.exec(part[0])?.groups ?? {};
  if (label === undefined || code === undefined) return undefined;
  const words = [...tokensOf(label)];
  const says = (token: string): boolean =>
    words.some((word) => word === token || isShort(word, token, words));
  const [first] = asked;
  if (
    first === undefined ||
    !says(first) ||
    !words.every((word) => asked.some((token) => word === token || isShort(word, token, words)))
  )
    return undefined;
  const from = part.index + part[0].lastIndexOf(code);
  return { segment, from, code, rest: asked.filter((token) => !says(token)) };
}

/** "TRANS" is short for "transaction": the only word of a label, and four letters of a longer word. */
const isShort = (word: string, token: string, words: readonly string[]): boolean =>
  words.length === 1 && word.length >= 4 && token.length >= word.length + 3 && token.startsWith(word);

/** Whether the lines above name whose code is asked for: the chip of Tansy is under the heading "Tansy". */
function isOwned({ segment, rest }: LabelledCode): boolean {
  const { rows } = segment.layout;
  const near = rows.slice(Math.max(0, segment.row - OWNER_LINES), segment.row).flatMap((row) => row.segments);
  return rest.some((token) => near.some(({ text }) => tokensOf(text).has(token)));
}
