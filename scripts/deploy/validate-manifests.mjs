/**
 * Holds the manifests of `deploy/kubernetes` against Kubernetes' and KEDA's own schemas: values by their validators, names that there are not by their types. The schemas
 * weigh 34 MB and are no dependency of the project: they are installed into a folder of their own.
 *
 *   mkdir /tmp/schemas && npm install --prefix /tmp/schemas kubernetes-models@5.1.0 @kubernetes-models/keda@2.0.0
 *   node scripts/deploy/validate-manifests.mjs /tmp/schemas
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { inRoot } from '../paths.mjs';

const folder = path.resolve(process.argv[2] ?? '/tmp/schemas');

const objects = fs
  .readdirSync(inRoot('deploy/kubernetes'))
  .toSorted((one, other) => one.localeCompare(other))
  .flatMap((file) => parseAllDocuments(fs.readFileSync(inRoot('deploy/kubernetes', file), 'utf8')))
  .map((document) => document.toJS());

/** The module that knows the kind. */
function moduleOf({ apiVersion, kind }) {
  const models = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models';
  return `${models}/${apiVersion}/${kind}`;
}

const problems = [];
for (const object of objects) {
  const file = path.join(folder, 'node_modules', `${moduleOf(object)}.js`);
  const { [object.kind]: Model } = await import(pathToFileURL(file).href);
  try {
    new Model(object).validate();
  } catch (error) {
    problems.push(`${object.kind} ${object.metadata.name}: ${error.message}`);
  }
}

const lines = objects.map(
  (object, index) =>
    `import type { I${object.kind} as T${index} } from '${moduleOf(object)}';\nconst o${index}: T${index} = ${JSON.stringify(object, null, 1)};\nvoid o${index};`,
);
fs.writeFileSync(path.join(folder, 'manifests.mts'), lines.join('\n'));
const options = [
  '--ignoreConfig',
  '--module',
  'nodenext',
  '--strict',
  '--noEmit',
  '--skipLibCheck',
  '--types',
  '',
];
const { stdout } = spawnSync(inRoot('node_modules/.bin/tsc'), [...options, 'manifests.mts'], {
  cwd: folder,
  encoding: 'utf8',
});
problems.push(...stdout.split('\n').filter((line) => line !== ''));

console.log(problems.join('\n') || `${objects.length} objects are as their schemas want them.`);
process.exitCode = problems.length > 0 ? 1 : 0;
