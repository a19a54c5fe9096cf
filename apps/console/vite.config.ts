import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** `API_ORIGIN` is where `vite dev` finds a running server; the built console needs none, it is served by the server. */
export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, import.meta.dirname, 'API_');
  return {
    root: import.meta.dirname,
    plugins: [react()],
    build: {
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
          codeSplitting: {
            groups: [
              {
                // What sign-in and nearly every page use, in one file: forty small ones compress a tenth worse.
                name: 'base',
                test: /src\/(ui\/(form\/(form|FormActions|SecretField|switches)|feedback\/(confirm|toast))\b|lib\/(?!i18n|live|quer|handoff|months|help-topics|request-calls|session\/(passkeys|hand-over|take-over)|lists\/reorder|drafts\/stored|hooks|money|wait-for|api\/(upload|save-download|blob-address)|parse-day|typed-day|status-messages)[\w/-]+\.ts)|@mantine\/form\/|@mantine\/core\/esm\/components\/(UnstyledButton|Button|ActionIcon|CloseButton|Loader|Input|InputBase|InlineInput|TextInput|PasswordInput|Checkbox|Anchor|Text|Transition)\/|createReactComponent/,
              },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      proxy: { '/api': { target: environment.API_ORIGIN ?? 'http://127.0.0.1:8080', changeOrigin: false } },
    },
    preview: { host: '127.0.0.1', port: 4173 },
  };
});
