import { narrow } from '../text/narrow.ts';
import type { Span } from './span.ts';

const TOKEN =
  /[\p{Script=Latin}\d\p{Script=Han}\p{Script=Katakana}](?:[\p{Script=Latin}\d\p{Script=Han}\p{Script=Katakana}_/.#&+*:-]|(?<=-)\p{Script=Hiragana}(?=-))*/gu;

/** 4名様, 12点, 30日間: how many of something. */
const COUNT = /^\d{1,4}(?:名様?|人|点|個|枚|本|冊|台|箱|回|泊|日間?|時間?|分間?|年間?|週間?|円|割|才|歳)$/u;

/** 4017 XXXX XXXX 6630, ****-****-****-1881: the number of a card of which some figures are hidden. */
const MASKED = /(?<![\p{L}\d*])(?:[\dXx*•●]{4}[ -]?){2,4}\d{3,4}(?![\p{L}\d])(?<=[Xx*•●]{4}[ -]?.*)/gu;

/**
 * Numbers and codes (invoice numbers, order ids …) in the text behind a label: tokens with a digit.
 * Tokens of digits and capitals that follow each other belong together (INV 2024 001).
 */
export function findCodes(text: string): Span[] {
  const plain = narrow(text);
  const spans: Span[] = [...plain.matchAll(MASKED)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    value: match[0],
  }));
  if (spans.length > 0) return spans;
  for (const match of plain.matchAll(TOKEN)) {
    const token = match[0].replace(/[./:#&+*-]+$/, '');
    const to = match.index + token.length;
    if (!/\d/.test(token) || /^\d+(?:st|nd|rd|th)$/i.test(token) || COUNT.test(token)) continue;
    const last = spans.at(-1);
    const gap = last ? plain.slice(last.to, match.index) : '';
    if (
      last &&
      /^\s?[-/]?\s?$/.test(gap) &&
      /^[A-Z\d/-]+$/.test(token) &&
      /^[A-Z\d/ -]+$/.test(last.value) &&
      !isDateLike(token) &&
      !isDateLike(last.value)
    ) {
      spans[spans.length - 1] = { from: last.from, to, value: plain.slice(last.from, to) };
    } else spans.push({ from: match.index, to, value: token });
  }
  return spans.map((span) => withPrefix(span, plain));
}

/** What is a label's end, not a code's beginning. */
const NO_PREFIX = /^(?:NO|NR|NUM|REF|PO|TEL|FAX|MOB|ID|ACCT?|INV|VAT|GST|ABN|QTY|SKU)$/;

/** "HOM 7741 2065 09": capitals before several groups of figures belong to the code. */
function withPrefix(span: Span, plain: string): Span {
  const prefix = /(?:^|[:：#]\s*)(([A-Z]{2,4}) )$/.exec(plain.slice(0, span.from));
  if (!prefix || !/^\d+(?: \d+)+$/.test(span.value) || NO_PREFIX.test(prefix[2] ?? '')) return span;
  return { ...span, from: span.from - (prefix[1] ?? '').length, value: (prefix[1] ?? '') + span.value };
}

function isDateLike(token: string): boolean {
  return /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(token) || /^\d{1,2}:\d{2}/.test(token);
}
