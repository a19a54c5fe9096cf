/**
 * Words that the glossary retires: as identifiers and names of files, in comments (of code and of new migrations) and in the titles of tests.
 * @typedef {{ path: string, text: string }} File
 */

/** Lists of what documents print and users write are no code. */
const ownWords =
  /^packages\/(extraction\/src\/(lexicon|wordings)\/(en|ja)\/|specimens\/src\/(grammar\/(words|concepts|ask|tables)\/|layouts\/wording))/;
const isCode = (path) => /\.(ts|tsx|mjs|css)$/.test(path);
/** A landed migration is never changed, not even its comments. */
const lastLanded = 60;

/** The table "Retired" of the glossary: identifiers (with `*`) and words of comments, each with what to write instead. */
export function retiredWords(glossary) {
  const section = glossary.split(/^## Retired$/m)[1] ?? '';
  const rows = [...section.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].slice(2);
  const identifiers = [];
  const commentWords = [];
  for (const [, retired, instead] of rows) {
    const inComments = /^in comments: (.+)$/.exec(retired);
    if (inComments) commentWords.push(...inComments[1].split(', ').map((word) => ({ word, instead })));
    else identifiers.push(...[...retired.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ name, instead })));
  }
  return { identifiers, commentWords };
}

/** Uses of retired words. @param {readonly File[]} files @param {ReturnType<typeof retiredWords>} retired */
export function usesOfRetiredWords(files, { identifiers, commentWords }) {
  const names = identifiers.map(({ name, instead }) => {
    const word = name.replaceAll('*', '[A-Za-z0-9_]+');
    return {
      instead,
      inCode: new RegExp(`(?<![\\w$.'"-])${word}(?![\\w$'"-])`),
      asFile: new RegExp(`/${word}\\.`, name.length > 5 ? 'i' : ''),
    };
  });
  const words = commentWords.map(({ word, instead }) => ({ instead, pattern: new RegExp(`\\b${word}\\b`) }));
  const refuse = (place, found, instead) =>
    found
      ? [`${place}: "${found[0].replace(/^\//, '')}" is retired. Write ${instead} (docs/glossary.md).`]
      : [];
  return files
    .filter(({ path }) => (isCode(path) && !ownWords.test(path)) || isNewMigration(path))
    .flatMap(({ path, text }) => [
      ...names.flatMap(({ asFile, instead }) =>
        refuse(path, asFile.exec(`/${path.replaceAll('-', '')}`), instead),
      ),
      ...text.split('\n').flatMap((line, index, lines) => {
        const place = `${path}:${index + 1}`;
        const prose = proseOf(line, lines[index - 1] ?? '', path);
        return [
          ...names.flatMap(({ inCode, instead }) => refuse(place, inCode.exec(line), instead)),
          ...words.flatMap(({ pattern, instead }) => refuse(place, pattern.exec(prose), instead)),
        ];
      }),
    ]);
}

/** Whether a file is a migration that may still be changed. */
function isNewMigration(path) {
  const [, number] = /\/migrations\/(?:.*\/)?(\d{4})-[^/]*\.sql$/.exec(path) ?? [];
  return Number(number) > lastLanded;
}

const testCall = String.raw`(?:\b(?:test|it|describe)(?:\.\w+(?:\(.*\))?)*|^\s*\]?(?: as const)?\))\(`;
const titleHere = new RegExp(`${testCall}(['"\`].*)`);
const titleNext = new RegExp(`${testCall}$`);

/** What a line says in words: its comment, or the title of a test, which may be on the line after its call. */
function proseOf(line, before, path) {
  const comment = (path.endsWith('.sql') ? /--.*/ : /(?:^\s*(?:\/\/|\/?\*)|\s\/\/ ).*/).exec(line)?.[0];
  if (comment !== undefined) return comment;
  if (!/\.(?:test|spec)\.\w+$/.test(path)) return '';
  return titleHere.exec(line)?.[1] ?? (titleNext.test(before) ? line : '');
}
