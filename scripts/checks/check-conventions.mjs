/**
 * Project conventions that no linter checks. Each refusal is one line: where, what, and what to do instead. They are pure functions
 * of the files' paths and texts, so that their test can break them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { inRoot, root } from '../paths.mjs';
import { equalBranches, unscopedLedgerReads } from './code-faults.mjs';
import { retiredWords, usesOfRetiredWords } from './retired-words.mjs';

const maxFilesPerFolder = 25;
const maxLinesPerStyle = 300;
const isCode = (path) => /\.(ts|tsx|mjs|css)$/.test(path);

/** @typedef {{ path: string, text: string }} File */

/** Folders of the code with more files than one can take in at a glance. @param {readonly string[]} paths */
export function largeFolders(paths) {
  const counts = new Map();
  // Migrations are a sequence that only grows: a landed one is neither changed nor moved.
  const isCounted = (path) =>
    /^(apps|packages|bench|e2e|scripts)\//.test(path) && dirname(path) !== 'apps/server/migrations';
  for (const path of paths.filter(isCounted)) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFilesPerFolder)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, at most ${maxFilesPerFolder}. Make folders inside it, named for what their files do.`,
    );
}

/** Styles of more lines than lint allows code: it reads none. @param {readonly File[]} files */
export function longStyles(files) {
  return files
    .filter(({ path, text }) => path.endsWith('.css') && text.trimEnd().split('\n').length > maxLinesPerStyle)
    .map(
      ({ path }) =>
        `${path}: more than ${maxLinesPerStyle} lines. Make a second file for the component that its rules are for.`,
    );
}

/**
 * Font sizes and window widths of the console's CSS that are no tokens. A `max-width` is a breakpoint, a `min-width` one more: at the
 * breakpoint itself both would apply.
 * @param {readonly File[]} files
 */
export function untokenedSizes(files, breakpoints) {
  const allowed = {
    max: new Set(breakpoints),
    min: new Set(breakpoints.map((width) => width + 1)),
  };
  // A drawing of an invoice, to scale: its letters do not follow the browser's size.
  const drawings = /InvoicePanel\.module\.css$/;
  return files
    .filter(({ path }) => /^apps\/console\/.*\.css$/.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const size = /font-size:\s*([^;]+)/.exec(line)?.[1];
        if (size && !/^(var\(--text-|inherit|[\d.]+em$)/.test(size) && !drawings.test(path))
          return [`${path}:${index + 1}: font-size ${size}. Use a --text-… size of ui/theme/base.css.`];
        if (!line.includes('@media')) return [];
        return [...line.matchAll(/\((min|max)-width:\s*(\d+)px\)/g)]
          .filter(([, side, width]) => !allowed[side].has(Number(width)))
          .map(
            ([, side, width]) =>
              `${path}:${index + 1}: ${side}-width ${width}px. Use a breakpoint of ui/theme/tokens.ts; for min-width one more.`,
          );
      }),
    );
}

/** Keys of cached answers written outside their one home. @param {readonly File[]} files */
export function strayQueryKeys(files) {
  return files
    .filter(({ path }) => /^apps\/console\/src\/(?!lib\/queries\/).*\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          /queryKey: \[/.test(line)
            ? [`${path}:${index + 1}: a query key of its own. Add it to lib/queries/<noun>.ts and use that.`]
            : [],
        ),
    );
}

/** Functions that other files may call and that say nothing of themselves. @param {readonly File[]} files */
export function undocumentedFunctions(files) {
  const exported =
    /^export (?:async )?function\*? (\w+)|^export const (\w+) = (?:async )?(?:\([^)]*\)|\w+)(?::[^=]+)? =>/;
  const isSource = /^(apps|packages)\/[^/]+\/src\/(?!.*\.test\.|(?:.*\/)?testing\/).*\.tsx?$/;
  return files
    .filter(({ path }) => isSource.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => {
        const [, plain, arrow] = exported.exec(line) ?? [];
        const before = lines.slice(0, index).findLast((each) => !each.startsWith('// oxlint')) ?? '';
        return plain === undefined && arrow === undefined
          ? []
          : /\*\/$|^\s*\/\//.test(before)
            ? []
            : [
                `${path}:${index + 1}: ${plain ?? arrow} has no docstring. Say what its name does not: units, errors, what is returned where nothing is found.`,
              ];
      });
    });
}

/** Numbers of decisions that are missing without a word. @param {readonly string[]} paths */
export function unexplainedGaps(paths, readme) {
  const numbers = paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []).map(Number);
  const explained = [...readme.matchAll(/(\d{4})(?:–(\d{4}))?/g)].map(([, from, to = from]) =>
    [from, to].map(Number),
  );
  const last = Math.max(...numbers);
  return Array.from({ length: last }, (_, index) => index + 1)
    .filter((each) => !numbers.includes(each) && !explained.some(([from, to]) => from <= each && each <= to))
    .map(
      (each) =>
        `docs/decisions: ${String(each).padStart(4, '0')} is missing. Use the next free number, or say in its README why it is none.`,
    );
}

/** Numbers that two decisions have. @param {readonly string[]} paths */
export function repeatedNumbers(paths) {
  const numbers = paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []);
  return [...new Set(numbers.filter((each, index) => numbers.indexOf(each) !== index))].map(
    (each) => `docs/decisions: ${each} is used twice. Give the newer one the next free number.`,
  );
}

/** Headings of the changelog that are no group of changes, or come twice under a version. @param {string} text */
export function strayGroups(text) {
  return text.split(/^## /m).flatMap((version) => {
    const groups = [...version.matchAll(/^### (.+)$/gm)].map(([, group]) => group);
    return groups
      .filter(
        (each, index) => !['Added', 'Changed', 'Fixed'].includes(each) || groups.indexOf(each) !== index,
      )
      .map(
        (each) => `CHANGELOG.md: stray heading "${each}". Use Added, Changed and Fixed, once per version.`,
      );
  });
}

/**
 * Links of a page to files that do not exist.
 * @param {string} page its path
 * @param {string} text
 * @param {readonly string[]} paths all files
 */
export function brokenLinks(page, text, paths) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .map(([, target]) => ({ target, path: normalize(`${dirname(page)}/${target}`).replace(/\/$/, '') }))
      .filter(({ path }) => !paths.some((each) => each === path || each.startsWith(`${path}/`)))
      .map(({ target }) => `${page}:${index + 1}: there is no ${target}. Link to the file that replaced it.`),
  );
}

/**
 * Files and folders that the page to start from names and that are not there: a name may leave out the folders that its sentence is about.
 * @param {string} path the page
 * @param {string} text
 * @param {readonly string[]} paths all there are
 */
export function missingFiles(path, text, paths) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`(\w[\w./-]*(?:\.(?:tsx?|mjs|md|css)|\/))`/g)]
      .map(([, name]) => name)
      .filter(
        (name) =>
          !paths.some((each) =>
            name.endsWith('/') ? `/${each}`.includes(`/${name}`) : `/${each}`.endsWith(`/${name}`),
          ),
      )
      .map((name) => `${path}:${index + 1}: there is no ${name}. Name what took its place.`),
  );
}

function checkAll() {
  const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const present = paths.filter((path) => existsSync(inRoot(path)));
  const files = present
    .filter(
      (path) =>
        (isCode(path) && /^(?:(?:apps|packages|bench|e2e|scripts)\/|[^/]+$)/.test(path)) ||
        path.startsWith('apps/server/migrations/'),
    )
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
  const read = (path) => readFileSync(inRoot(path), 'utf8');
  const tokens = /breakpoints = \{(.*?)\}/s.exec(read('apps/console/src/ui/theme/tokens.ts'))?.[1] ?? '';
  const breakpoints = [...tokens.matchAll(/: (\d+),/g)].map(([, width]) => Number(width));
  const retired = retiredWords(read('docs/glossary.md'));
  if (retired.identifiers.length === 0 || breakpoints.length === 0)
    throw new Error('The check sees no rules: it is blind.');
  const self = /^scripts\/checks\//;
  return [
    ...largeFolders(present),
    ...usesOfRetiredWords(
      files.filter(({ path }) => !self.test(path)),
      retired,
    ),
    ...longStyles(files),
    ...untokenedSizes(files, breakpoints),
    ...strayQueryKeys(files),
    ...undocumentedFunctions(files),
    ...equalBranches(files),
    ...unscopedLedgerReads(files),
    ...unexplainedGaps(present, read('docs/decisions/README.md')),
    ...repeatedNumbers(present),
    ...strayGroups(read('CHANGELOG.md')),
    ...present
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => brokenLinks(path, read(path), present)),
    ...['docs/architecture.md', 'docs/messages.md', 'CONTRIBUTING.md'].flatMap((page) =>
      missingFiles(page, read(page), present),
    ),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkAll();
  for (const problem of problems) console.error(problem);
  console.log(`Conventions: ${problems.length} problems.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
