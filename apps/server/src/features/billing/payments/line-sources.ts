import { createHash } from 'node:crypto';
import { plainPayer } from '@ocr/billing';
import type { ImportedLine } from './payment-imports.store.ts';
import type { BankLine } from './read-bank-file.ts';

/** The lines of a bank's file with what identifies each across files. */
export function withSources(lines: readonly BankLine[]): ImportedLine[] {
  const [sourceOf, formerSourceOf] = [countSources(), countSources()];
  const found = lines.map(({ formerPayer, ...line }) => ({
    line: { ...line, source: sourceOf(line) },
    formerSource: formerPayer === undefined ? undefined : formerSourceOf({ ...line, payer: formerPayer }),
  }));
  // What is booked under the source of a line is that line's.
  const taken = new Set(found.map(({ line }) => line.source));
  return found.map(({ line, formerSource }) =>
    formerSource === undefined || taken.has(formerSource) ? line : { ...line, formerSource },
  );
}

/** Day, payer, amount, and the place among equal lines of that day. */
function countSources(): (line: BankLine) => string {
  const seen = new Map<string, number>();
  return ({ date, payer, amount }) => {
    const key = JSON.stringify([date, plainPayer(payer), amount]);
    const place = (seen.get(key) ?? 0) + 1;
    seen.set(key, place);
    return createHash('sha256').update(`${key} ${place}`).digest('hex');
  };
}

/** Under what a line may be booked. */
export function sourcesOf({ source, formerSource }: ImportedLine): string[] {
  return formerSource === undefined ? [source] : [source, formerSource];
}

/** Whether a line is among what is booked. */
export function isBooked(line: ImportedLine, booked: ReadonlySet<string>): boolean {
  return sourcesOf(line).some((source) => booked.has(source));
}
