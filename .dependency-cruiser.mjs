/**
 * Who may import whom. A rule's comment says what to do instead; `npm run check boundaries` shows it.
 */
const tests = '\\.test\\.tsx?$';

/** Server features are in one line: a later one may call an earlier one. */
const line = [
  'mail',
  'accounts',
  'tenants',
  'billing',
  'templates',
  'requests',
  'results',
  'previews',
  'exports',
  'demo',
];

/** A rule that is an error; `from` and `to` as dependency-cruiser takes them. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const featureOrder = line
  .slice(0, -1)
  .map((feature, index) =>
    forbid(
      `${feature}-before-later-features`,
      `${line.join(' → ')}: the later may call the earlier, not the other way; move what both need to the earlier one.`,
      { path: `^apps/server/src/features/${feature}/`, pathNot: tests },
      { path: `^apps/server/src/features/(${line.slice(index + 1).join('|')})/` },
    ),
  );

const everywhere = [
  forbid(
    'no-cycles',
    'Two files that need each other are one thing, or hide a third that both should import.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid(
    'no-cycles-of-types',
    'Two files that need each other’s types share a third: move the type to a file of its own that both import.',
    {},
    { circular: true, via: { dependencyTypes: ['type-only'] } },
  ),
  forbid(
    'nothing-unresolvable',
    'The imported file or package does not exist.',
    {},
    { couldNotResolve: true },
  ),
  forbid(
    'no-tests-in-the-product',
    'What the product needs is no test helper.',
    { pathNot: `${tests}|/test/|/testing/|^e2e/` },
    { path: tests },
  ),
  forbid(
    'full-hashes-in-the-product',
    'Hash with `passwords.ts`: what a hash costs is changed by tests alone.',
    { path: '^(apps/server/src|bench)/', pathNot: `${tests}|accounts/passwords/passwords\\.ts$` },
    { path: 'accounts/passwords/hash-cost\\.ts$' },
  ),
  forbid(
    'usual-idle-times-in-the-product',
    'Make threads with `threads.ts`, helpers with `helpers.ts`: how long they are kept is changed by tests alone.',
    {
      path: '^(apps/server/src|bench)/',
      pathNot: `${tests}|concurrency/threads\\.ts$|extraction/extraction-threads\\.ts$|processes/helpers\\.ts$`,
    },
    { path: 'concurrency/idle-times\\.ts$' },
  ),
];

const packages = [
  forbid(
    'packages-below-apps',
    'Packages know nothing of the apps: hand in what they need.',
    { path: '^packages/' },
    { path: '^(apps|bench|e2e|scripts)/' },
  ),
  forbid(
    'contract-imports-zod-only',
    'Console and server both carry the contract: shapes and codes only.',
    { path: '^packages/contract/src/', pathNot: tests },
    { pathNot: '^packages/contract/src/|(^|/)node_modules/zod/' },
  ),
  ...['billing', 'extraction'].map((name) =>
    forbid(
      `${name}-imports-nothing`,
      'Pure rules: no clock, no I/O, no library; hand in what they need.',
      // The label model and the ranking of spans read their own weights, which are as fixed as a module.
      {
        path: `^packages/${name}/src/`,
        pathNot: `${tests}|/testing/|/(wordings/model/label-model|fields/spans/fitted)\\.ts$`,
      },
      { pathNot: `^packages/${name}/src/` },
    ),
  ),
  forbid(
    'apps-are-strangers',
    'Console and server share the packages only.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
];

const server = [
  forbid(
    'routes-are-strangers',
    'Routes of one feature do not serve another: move what both need to a file of its own, named for what it does.',
    { path: '^apps/server/src/features/([^/]+)/' },
    { path: '^apps/server/src/features/[^/]+/.*\\.routes\\.ts$', pathNot: '^apps/server/src/features/$1/' },
  ),
  forbid(
    'platform-below-features',
    'The platform knows no feature: hand in what it needs.',
    { path: '^apps/server/src/platform/' },
    { path: '^apps/server/src/(features|processes)/' },
  ),
  forbid(
    'processes-wire-only',
    'Wiring is imported by nobody.',
    { path: '^apps/server/src/features/', pathNot: tests },
    { path: '^apps/server/src/processes/' },
  ),
  ...featureOrder,
  forbid(
    'only-stores-write-sql',
    'SQL lives in *.store.ts, with the connection as first argument.',
    { path: '^apps/server/src/(features|processes)/', pathNot: `\\.store\\.ts$|${tests}` },
    { path: '(^|/)node_modules/(kysely|pg|pg-cursor)/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'only-routes-know-http',
    'HTTP ends in *.routes.ts: hand parsed values on.',
    { path: '^apps/server/src/features/', pathNot: `\\.routes\\.ts$|${tests}` },
    { path: '(^|/)node_modules/(fastify|@fastify/[^/]+|fastify-type-provider-zod)/' },
  ),
];

const console = [
  forbid(
    'console-features-are-strangers',
    'Features never import each other: src/app joins them, src/lib and src/ui hold what they share.',
    { path: '^apps/console/src/features/([^/]+)/' },
    { path: '^apps/console/src/features/', pathNot: '^apps/console/src/features/$1/' },
  ),
  forbid(
    'console-features-below-app',
    'Only src/app joins features.',
    { path: '^apps/console/src/(features|ui|lib)/' },
    { path: '^apps/console/src/app/' },
  ),
  forbid(
    'console-shared-below-features',
    'Widgets and helpers know no feature.',
    { path: '^apps/console/src/(ui|lib)/' },
    { path: '^apps/console/src/features/' },
  ),
  forbid(
    'console-lib-below-ui',
    'Helpers know no widget.',
    { path: '^apps/console/src/lib/' },
    { path: '^apps/console/src/ui/' },
  ),
];

export default {
  forbidden: [...everywhere, ...packages, ...server, ...console],
  options: {
    // TypeScript 7 has no parser that dependency-cruiser could call; without swc it sees no module at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
