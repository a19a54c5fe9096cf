import react from '@vitejs/plugin-react';
import { build, defineConfig, loadEnv, type BuildEnvironmentOptions, type Rolldown } from 'vite';
import { findScreenModules } from './screens-chunk.ts';

/** What sign-in and nearly every page use, in one file: forty small ones compress a tenth worse. */
const base: Rolldown.CodeSplittingGroup = {
  name: 'base',
  test: /src\/(ui\/(form\/(form|FormActions|SecretField|switches)|feedback\/(confirm|toast))\b|lib\/(?!i18n|live|quer|handoff|months|help-topics|request-calls|session\/(passkeys|hand-over|take-over)|lists\/reorder|drafts\/stored|hooks|money|wait-for|api\/(upload|save-download|blob-address)|parse-day|typed-day|status-messages)[\w/-]+\.ts)|@mantine\/form\/|@mantine\/core\/esm\/components\/(UnstyledButton|Button|ActionIcon|CloseButton|Loader|Input|InputBase|InlineInput|TextInput|PasswordInput|Checkbox|Anchor|Text|Transition)\/|createReactComponent/,
};

/** `API_ORIGIN` is where `vite dev` finds a running server; the built console needs none, it is served by the server. */
export default defineConfig(async ({ command, mode }) => {
  const { API_ORIGIN: origin = 'http://127.0.0.1:8080' } = loadEnv(mode, import.meta.dirname, 'API_');
  return {
    ...common,
    plugins: [react()],
    build: buildWith(command === 'build' ? [base, await groupScreens()] : [base]),
    server: {
      host: '127.0.0.1',
      port: 5173,
      proxy: { '/api': { target: origin, changeOrigin: false } },
    },
    preview: { host: '127.0.0.1', port: 4173 },
  };
});

const common = { root: import.meta.dirname };

const buildWith = (groups: Rolldown.CodeSplittingGroup[]): BuildEnvironmentOptions => ({
  target: 'baseline-widely-available',
  // The launcher builds into folders of its own next to this one.
  outDir: 'dist/local',
  emptyOutDir: true,
  // Nothing inlined: the content security policy allows neither data: scripts nor data: fonts.
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  rolldownOptions: {
    output: {
      // The entry names every file: what cannot be compressed of a name is kept short, and only screens and components keep theirs.
      // `.en` marks texts (pseudo-locale.ts).
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: ({ name }) =>
        `assets/${name.replace(/^(Icon|(?!date-pickers)[a-z])[^.]*/, 'part')}-[hash:7].js`,
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: { groups },
    },
  },
});

/** What all signed-in pages load, in one file. A first build, which is not written, shows what they share. */
async function groupScreens(): Promise<Rolldown.CodeSplittingGroup> {
  const built = await build({
    ...common,
    configFile: false,
    plugins: [react()],
    logLevel: 'warn',
    build: { ...buildWith([base]), write: false },
  });
  if (!('output' in built)) throw new TypeError('One build gives one output.');
  const modules = findScreenModules(built.output);
  return { name: 'screens', test: (id) => modules.has(id), includeDependenciesRecursively: false };
}
