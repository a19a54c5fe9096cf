/**
 * Checks every import against `.dependency-cruiser.mjs`, with the pinned Node. Without its parser, dependency-cruiser finds no TypeScript
 * and passes, so each part of the code must have been found.
 */
import { cruise } from 'dependency-cruiser';
import { root } from './paths.mjs';
import options from '../.dependency-cruiser.mjs';

const parts = [
  'apps/server/src',
  'apps/console/src',
  'packages/contract/src',
  'packages/billing/src',
  'packages/extraction/src',
  'packages/recognition/src',
];

const { forbidden, options: cruiseOptions } = options;
process.chdir(root);
const { output } = await cruise(['apps', 'packages', 'bench', 'e2e'], {
  ...cruiseOptions,
  ruleSet: { forbidden },
  validate: true,
  outputType: 'json',
});
const { modules, summary } = JSON.parse(output);

const unseen = parts.filter((part) => !modules.some(({ source }) => source.startsWith(part)));
for (const part of unseen) console.error(`No module of ${part} was seen: the check is blind.`);
for (const { rule, from, to } of summary.violations) {
  const comment = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  console.error(`${rule.name}: ${from} → ${to}\n  ${comment}`);
}
console.log(
  `Boundaries: ${modules.length} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} violations.`,
);
process.exitCode = unseen.length > 0 || summary.violations.length > 0 ? 1 : 0;
