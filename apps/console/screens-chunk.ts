import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
/** The pages that are open without signing in (`audience: 'public'` in `app/routes/auth.ts`); they must not load what other pages share. */
const publicPages = /\/sign-in\/(SignIn|ForgotPassword|ResetPassword|ConfirmEmail)Page\.tsx$/;
const otherPages = /\/src\/features\/(?!accounts\/sign-in\/)[\w/-]+Page\.tsx$/;
const shell = /\/src\/app\/signed-in\.ts$/;
/** The page that most sessions begin with, and that has a budget (`e2e/weight.spec.ts`). */
const firstPage = /\/requests\/list\/RequestListPage\.tsx$/;
const MIN_PAGES = 3;
/** What is smaller is loaded by pages that do not use it, too: a request costs more. */
const SMALL_BYTES = 1_000;

/**
 * The modules of one file that all signed-in pages load, found in a build without it. Otherwise each module that another set of pages shares is a file of
 * its own: a list asked for 73 files, most of them icons of 200 bytes. A member imports only members and what sign-in has loaded, so that this file
 * and the others never wait for each other.
 * @returns ids of modules
 */
export function findScreenModules(
  built: readonly (Chunk | { readonly type: 'asset' })[],
): ReadonlySet<string> {
  const chunks = new Map(built.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const reachedFrom = (starts: readonly Chunk[]) => reach(chunks, starts);
  const starting = (pattern: RegExp) =>
    [...chunks.values()].filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const signedOut = reachedFrom([...entries, ...starting(publicPages)]);
  const ofShell = reachedFrom(starting(shell));
  const first = reachedFrom(starting(firstPage));
  const pages = starting(otherPages);
  const reachedByPage = pages.map((page) => reachedFrom([page]));
  const isShared = (chunk: Chunk) =>
    reachedByPage.filter((reached) => reached.has(chunk)).length >= MIN_PAGES &&
    (first.has(chunk) || chunk.code.length < SMALL_BYTES);
  const wanted = new Set(
    [...chunks.values()].filter((chunk) => !pages.includes(chunk) && (ofShell.has(chunk) || isShared(chunk))),
  );
  const isClosed = (chunk: Chunk) =>
    [...reachedFrom([chunk])].every((needed) => wanted.has(needed) || signedOut.has(needed));
  const members = [...wanted].filter((chunk) => !signedOut.has(chunk) && isClosed(chunk));
  return new Set(members.flatMap(({ moduleIds }) => moduleIds));
}

/** The chunks and all that they import, but not what they load later. */
function reach(chunks: ReadonlyMap<string, Chunk>, starts: readonly Chunk[]): Set<Chunk> {
  const reached = new Set(starts);
  // A set is walked on to what is added meanwhile.
  for (const { imports } of reached) {
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported !== undefined) reached.add(imported);
    }
  }
  return reached;
}
