import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './check-screen.ts';

interface Row {
  readonly by: string;
  readonly en: string;
  readonly jp: string;
}

/** The texts of docs/messages.md in one language, and which of them have not been seen yet. */
export class MessagesTable {
  private readonly language: Language;
  private readonly messages: Row[];
  private readonly codes: Map<string, Row>;
  private readonly seen = new Set<Row>();

  constructor(language: Language) {
    this.language = language;
    const text = readFileSync(join(import.meta.dirname, '../docs/messages.md'), 'utf8');
    const [codes = '', messages = ''] = text.split('## Messages');
    this.codes = new Map(
      rowsOf(codes).map(([code = '', , by = '', en = '', jp = '']) => [code, { by, en, jp }]),
    );
    this.messages = rowsOf(messages).map(([by = '', en = '', jp = '']) => ({ by, en, jp }));
  }

  /** A message by its English text; `by` distinguishes messages with the same English text. `n` fills the numbers. */
  say(english: string, { by = '', n = [] }: { by?: string; n?: readonly string[] } = {}): string {
    const found = this.messages.find((row) => row.en === english && row.by.startsWith(by));
    if (found === undefined) throw new Error(`docs/messages.md has no “${english}” reached by “${by}”.`);
    this.seen.add(found);
    const numbers = [...n];
    return found[this.language].replaceAll('{n}', () => numbers.shift() ?? '');
  }

  /** The words of a result code. */
  code(code: string): string {
    const found = this.codes.get(code);
    if (found === undefined) throw new Error(`docs/messages.md has no code ${code}.`);
    this.seen.add(found);
    return found[this.language];
  }

  /** Codes whose texts have not been seen. */
  codesLeft(): string[] {
    return [...this.codes].filter(([, row]) => !this.seen.has(row)).map(([code]) => code);
  }

  /** What was never asked for. */
  missing(): string[] {
    const messages = this.messages.map((row) => [`${row.en} (${row.by})`, row] as const);
    const left = messages.filter(([, row]) => !this.seen.has(row)).map(([name]) => name);
    return [...this.codesLeft(), ...left];
  }
}

function rowsOf(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));
}

/** What the journey through the messages does not bring about, and why. */
export const elsewhere = [
  // Produced by accounts.spec.ts.
  'Reset password link is sent to your email address. Please check your inbox (or spam folder) to reset your password. (Forgot Password: the mail is on its way)',
  'Password is reset successfully! (New Password: done)',
  'Successful! (Change Password: done)',
  'Loading chunk {n} failed (a part of the console could not be fetched within 120 s, twice)',
  'Loading CSS chunk {n} failed (the same for its style sheet)',
  'Page not found (any other path)',
  // Opens Change Password at once (accounts.spec.ts), with that screen's own texts.
  'REQUEST_CHANGE_PASSWORD',
  // Never shown.
  'Get data success (the result of a call whose answer says nothing itself; not shown on a screen)',
];
