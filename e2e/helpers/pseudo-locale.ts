import type { BrowserContext } from '@playwright/test';

/** Marks lengthened texts: no message of the console contains it. */
export const pseudoMark = '\u0101';

/**
 * Lengthens a text by about 40 % as other languages do, with accents above and below the line: vowels are doubled. Runs in the page, so it
 * is self-contained.
 */
function lengthen<Messages>(messages: Messages): Messages {
  const letters: Readonly<Record<string, string>> = {
    a: '\u0101a',
    e: '\u0113e',
    i: '\u012bi',
    o: '\u014do',
    u: '\u0173u',
    A: '\u00c5a',
    E: '\u00cae',
    I: '\u00cei',
    O: '\u00d6o',
    U: '\u00dbu',
    s: '\u0161',
    n: '\u0146',
  };
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/[aeiouAEIOUsn]/g, (letter) => letters[letter]!);
    if (typeof value === 'function')
      return (...parameters: unknown[]) => change((value as (...all: unknown[]) => unknown)(...parameters));
    if (Array.isArray(value)) return value.map(change);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      // The language's own name is for the machine.
      Object.entries(value).map(([key, each]) => [key, key === 'tag' ? each : change(each)]),
    );
  };
  return change(messages) as Messages;
}

/**
 * Routes every module of English messages of the built console through `lengthen`. The product itself is unchanged. Returns the modules
 * that were loaded.
 */
export async function lengthenMessages(context: BrowserContext): Promise<string[]> {
  const met: string[] = [];
  const known = new Map<string, string>();
  await context.route(/\/assets\/[\w-]+\.en-[\w-]+\.js$/, async (route) => {
    const url = route.request().url();
    const before = known.get(url);
    if (before !== undefined) return route.fulfill({ contentType: 'text/javascript', body: before });
    const answer = await route.fetch();
    const body = await answer.text();
    const changed = body.replace(
      /export\s*\{\s*(\w+) as (\w+)\s*\};?\s*$/,
      (_, name: string, as: string) =>
        `const lengthened=(${lengthen.toString()})(${name});export{lengthened as ${as}};`,
    );
    if (changed === body) throw new Error(`${url} exports no words.`);
    met.push(url.replace(/.*\//, ''));
    known.set(url, changed);
    return route.fulfill({ response: answer, body: changed });
  });
  return met;
}
