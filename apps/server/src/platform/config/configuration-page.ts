import { settings, type Setting } from './settings.ts';

/** The page `docs/configuration.md`, whole; a test compares it with the settings (`vitest -u` writes it). */
export function configurationPage(): string {
  const rows = Object.entries<Setting<unknown>>(settings).map(
    ([name, setting]) => `| \`${name}\` | ${describeDefault(name, setting)} | ${setting.meaning} |`,
  );
  return [
    '# Configuration',
    '',
    'Settings are environment variables, read once at start. If a value is invalid, the process does not start and says why.',
    'This page is generated from `apps/server/src/platform/config/settings.ts`.',
    '',
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function describeDefault(name: string, { default: fallback, otherwise }: Setting<unknown>): string {
  if (name === 'WORKERS') return 'number of cores';
  return fallback === undefined ? (otherwise ?? '') : `\`${fallback}\``;
}
