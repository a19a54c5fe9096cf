import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot, root } from '../paths.mjs';

const read = (...parts) => fs.readFileSync(inRoot(...parts), 'utf8');
const settings = [...read('docs/configuration.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(
  ([, name]) => name,
);
// What others than our configuration read.
const known = new Set([
  ...settings,
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SHARED_CREDENTIALS_FILE',
  'CONSOLE_DIR',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
]);
const unknownNames = (names) => names.filter((name) => !known.has(name));

const manifests = fs
  .readdirSync(inRoot('deploy/kubernetes'))
  .flatMap((file) => parseAllDocuments(read('deploy/kubernetes', file)))
  .map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
const ofKind = (kind) => manifests.filter((object) => object.kind === kind);
const podMakers = manifests.filter((object) => object.spec?.template?.spec?.containers !== undefined);
const compose = parse(read('deploy/compose/compose.yaml'), { merge: true });
const apiPaths = [...read('packages/contract/src/routes.ts').matchAll(/path: '([^']+)'/g)].map(
  ([, each]) => `/api${each}`,
);

/** Whether a pod of the template is selected. */
function selects(labels, template) {
  return Object.entries(labels).every(([name, value]) => template.metadata.labels[name] === value);
}

test('every manifest has a kind, a name and the one namespace, and no two are the same', () => {
  const names = manifests.map(({ apiVersion, kind, metadata }) => {
    expect(apiVersion).toMatch(/^([a-z0-9.]+\/)?v\d\w*$/);
    expect(kind === 'Namespace' ? metadata.name : metadata.namespace, metadata.name).toBe('ocr');
    return `${kind} ${metadata.name}`;
  });
  expect(new Set(names).size).toBe(names.length);
  expect(podMakers.map(({ metadata }) => metadata.name)).toEqual(['ocr-migrate', 'ocr-api', 'ocr-worker']);
});

test('every variable that is set for the server is one that it knows', () => {
  const used = podMakers.flatMap(({ spec }) =>
    spec.template.spec.containers[0].envFrom.map((from) => (from.configMapRef ?? from.secretRef).name),
  );
  const maps = [...ofKind('ConfigMap'), ...ofKind('Secret')].filter(({ metadata }) =>
    used.includes(metadata.name),
  );
  const names = maps.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
  const own = podMakers.flatMap(({ spec }) =>
    (spec.template.spec.containers[0].env ?? []).map(({ name }) => name),
  );
  const servers = ['migrate', 'api', 'worker'].flatMap((name) =>
    Object.keys(compose.services[name].environment),
  );
  const unit = [...read('deploy/systemd/ocr-console.service').matchAll(/([A-Z0-9_]+)=\//g)].map(
    ([, name]) => name,
  );
  const image = [...read('deploy/docker/Dockerfile').matchAll(/^(?:ENV|  ) ?([A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect([names, own, servers, unit, image].map((each) => each.length > 1)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(unknownNames([...names, ...own, ...servers, ...unit, ...image])).toEqual([]);
});

test('pods take their settings from objects that exist, and write to volumes only', () => {
  const exists = (kind, name) => ofKind(kind).some(({ metadata }) => metadata.name === name);
  for (const { spec } of podMakers) {
    const { containers, volumes, securityContext, serviceAccountName, automountServiceAccountToken } =
      spec.template.spec;
    const [container] = containers;
    for (const { configMapRef, secretRef } of container.envFrom)
      expect(configMapRef ? exists('ConfigMap', configMapRef.name) : exists('Secret', secretRef.name)).toBe(
        true,
      );
    expect(exists('ServiceAccount', serviceAccountName)).toBe(true);
    expect([securityContext.runAsNonRoot, automountServiceAccountToken]).toEqual([true, false]);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    expect(container.resources.limits.memory).toBeDefined();
    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      if (probe === undefined) continue;
      expect(apiPaths).toContain(probe.httpGet.path);
      expect(container.ports.map(({ name }) => name)).toContain(probe.httpGet.port);
    }
  }
  const files = podMakers
    .flatMap(({ spec }) => spec.template.spec.containers[0].args ?? [])
    .filter((each) => each.includes('/'));
  expect(files.filter((file) => !fs.existsSync(inRoot(file)))).toEqual([]);
});

test('services, budgets, policies and the scaler refer to pods and ports that exist', () => {
  const templates = podMakers.map(({ spec }) => spec.template);
  const portNames = (labels) =>
    templates
      .filter((template) => selects(labels, template))
      .flatMap(({ spec }) => (spec.containers[0].ports ?? []).map(({ name }) => name));
  for (const { spec } of ofKind('Deployment'))
    expect(selects(spec.selector.matchLabels, spec.template)).toBe(true);
  for (const { spec } of ofKind('PodDisruptionBudget'))
    expect(portNames(spec.selector.matchLabels)).toContain('http');
  for (const { spec } of ofKind('Service'))
    for (const { targetPort } of spec.ports) expect(portNames(spec.selector)).toContain(targetPort);
  for (const { spec } of ofKind('NetworkPolicy'))
    for (const { port } of (spec.ingress ?? []).flatMap(({ ports }) => ports))
      expect(portNames(spec.podSelector.matchLabels)).toContain(port);
  for (const { spec } of ofKind('Ingress')) {
    const { service } = spec.rules[0].http.paths[0].backend;
    const found = ofKind('Service').find(({ metadata }) => metadata.name === service.name);
    expect(found.spec.ports.map(({ name }) => name)).toContain(service.port.name);
  }
  for (const { spec } of ofKind('ScaledObject')) {
    const target = ofKind('Deployment').find(({ metadata }) => metadata.name === spec.scaleTargetRef.name);
    expect(target.spec.replicas).toBeUndefined();
    expect(unknownMetrics(spec.triggers[0].metadata.query)).toEqual([]);
  }
});

test("compose's services wait for services that exist, mount volumes that exist, and know their variables", () => {
  const { services, volumes } = compose;
  const example = [...read('deploy/compose/example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const used = [...read('deploy/compose/compose.yaml').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(example));
  for (const [name, service] of Object.entries(services)) {
    const needed = Object.keys(service.depends_on ?? {});
    expect(
      needed.filter((each) => services[each] === undefined),
      name,
    ).toEqual([]);
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':');
      const isThere = source.startsWith('.')
        ? fs.existsSync(inRoot('deploy/compose', source))
        : source in volumes;
      expect(isThere, volume).toBe(true);
    }
    if (service.build === undefined) continue;
    const context = path.join('deploy/compose', service.build.context);
    expect(fs.existsSync(inRoot(context, service.build.dockerfile))).toBe(true);
    expect([service.read_only, service.user, service.cap_drop]).toEqual([true, '10001:10001', ['ALL']]);
  }
  for (const address of ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL']) {
    const { hostname } = new URL(services.api.environment[address].replace(/\$\{\w+\}/, 'x'));
    expect(services[hostname], address).toBeDefined();
  }
});

const isInstalled = (program) => spawnSync('which', [program]).status === 0;
const checked = (program, args, env = {}) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: `${stdout}${stderr}` };
};

test.skipIf(!isInstalled('docker-compose'))(
  "compose's own program accepts the file (Debian's docker-compose)",
  () => {
    const env = Object.fromEntries(
      [...read('deploy/compose/example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => [name, 'x']),
    );
    const { status, output } = checked(
      'docker-compose',
      ['--file', inRoot('deploy/compose/compose.yaml'), 'config', '--quiet'],
      env,
    );
    expect({ status, output }).toEqual({ status: 0, output: '' });
  },
);

test.skipIf(!isInstalled('promtool'))("Prometheus accepts the alert rules (Debian's prometheus)", () => {
  const { status, output } = checked('promtool', ['check', 'rules', inRoot('deploy/monitoring/alerts.yaml')]);
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('SUCCESS') });
});

test('the image runs as nobody, says whether it is well, and starts a file that exists', () => {
  const file = read('deploy/docker/Dockerfile');
  expect(file).toMatch(/^USER 10001:10001$/m);
  expect(apiPaths).toContain(/'(\/api\/health\/\w+)'/.exec(file)[1]);
  expect(file.lastIndexOf('USER ')).toBeGreaterThan(file.lastIndexOf('FROM '));
  const unit = read('deploy/systemd/ocr-console.service');
  const started = [JSON.parse(/^CMD (\[.*\])$/m.exec(file)[1])[0], / (apps\/\S+)$/m.exec(unit)[1]];
  expect(started.filter((each) => !fs.existsSync(inRoot(each)))).toEqual([]);
  expect(unit).toContain('--max-semi-space-size=8');
  expect(read('scripts/server-command.mjs')).toContain('--max-semi-space-size=8');
});

const measuring = execFileSync('git', ['grep', '-l', 'prom-client', '--', 'apps/server/src'], {
  cwd: root,
  encoding: 'utf8',
});
const served = new Set(
  measuring
    .trim()
    .split('\n')
    .flatMap((file) => [...read(file).matchAll(/name: '(ocr_[a-z_]+)'/g)].map(([, name]) => name)),
);
// Of prom-client and of Prometheus itself.
for (const name of [
  'up',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'nodejs_eventloop_lag_p99_seconds',
])
  served.add(name);

function unknownMetrics(expression) {
  const names = expression.match(/\b(?:ocr|process|nodejs)_[a-z0-9_]+|\bup\b/g) ?? [
    `no metric in ${expression}`,
  ];
  return names.filter((name) => !served.has(name.replace(/_(bucket|sum|count)$/, '')));
}

test('alerts and the dashboard use metrics that the server has, and the runbook covers every alert', () => {
  const rules = parse(read('deploy/monitoring/alerts.yaml')).groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json'));
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.flatMap(unknownMetrics)).toEqual([]);
  const headings = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(rules.map(({ alert }) => alert).toSorted((one, other) => one.localeCompare(other))).toEqual(
    headings.toSorted((one, other) => one.localeCompare(other)),
  );
  for (const { labels, annotations } of rules) {
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(10);
  }
  const described = read('docs/operations.md');
  expect([...served].filter((name) => name.startsWith('ocr_') && !described.includes(name))).toEqual([]);
});

test('the file of credentials is mounted where the server looks for it', () => {
  const [secret] = ofKind('Secret').filter(({ metadata }) => metadata.name === 'ocr-storage');
  const [file] = Object.keys(secret.stringData);
  for (const { metadata, spec } of podMakers.slice(1)) {
    const { containers, volumes } = spec.template.spec;
    const volume = volumes.find((one) => one.secret?.secretName === secret.metadata.name);
    const mount = containers[0].volumeMounts.find(({ name }) => name === volume.name);
    const named = ofKind('ConfigMap')[0].data.AWS_SHARED_CREDENTIALS_FILE;
    expect(`${mount.mountPath}/${file}`, metadata.name).toBe(named);
  }
});
