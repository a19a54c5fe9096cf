/**
 * Share of values right on documents with truth, uploaded through the API like a customer's.
 *
 *   npm run bench values -- --data <folder with manifest.json> --scorer <scoring.mjs> [--kind <substring>] [--each]
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from './lib/client.ts';
import { startServer } from './lib/server.ts';

interface Truth {
  readonly instruction: string;
  readonly value: string;
  readonly type: string;
}
interface Entry {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  readonly fields?: Record<string, Truth>;
}
interface Scorer {
  fieldRight(truth: Truth, got: unknown): boolean;
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    scorer: { type: 'string' },
    kind: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
  },
});
if (values.data === undefined || values.scorer === undefined)
  throw new Error('--data and --scorer are needed');
const scorer = (await import(pathToFileURL(resolve(values.scorer)).href)) as Scorer;
const manifest = JSON.parse(await readFile(join(values.data, 'manifest.json'), 'utf8')) as Entry[];
const entries = manifest.filter((entry) => entry.fields !== undefined && entry.kind.includes(values.kind));

const tallies = new Map<string, { documents: number; fields: number; right: number }>();
const server = await startServer();
try {
  const client = new Client(server.address);
  await client.signIn('tenant@example.com', 'Tenant#2026');
  for (const entry of entries) await score(client, entry);
} finally {
  await server.stop();
}
for (const [kind, { documents, fields, right }] of tallies) {
  console.log(
    `${kind}: ${right} of ${fields} fields right in ${documents} documents, ${(right / fields).toFixed(3)}`,
  );
}

async function score(client: Client, entry: Entry): Promise<void> {
  const truths = Object.entries(entry.fields!);
  const fields = truths.map(([name, { instruction }]) => ({ name, description: instruction }));
  const templateId = await client.makeTemplate({ fields, tables: [] });
  const bytes = await readFile(join(values.data!, entry.file));
  const { request } = await client.read(templateId, [{ name: entry.file.split('/').at(-1)!, bytes }]);
  const found = new Map(request.files[0]!.fields.map((field) => [field.name, field]));
  const wrong = truths.filter(([name, truth]) => !scorer.fieldRight(truth, found.get(name)));
  const tally = tallies.get(entry.kind) ?? { documents: 0, fields: 0, right: 0 };
  tally.documents += 1;
  tally.fields += truths.length;
  tally.right += truths.length - wrong.length;
  tallies.set(entry.kind, tally);
  if (!values.each) return;
  for (const [name, truth] of wrong) {
    console.log(
      `${entry.id} ${name}: ${JSON.stringify(found.get(name)?.value)} instead of ${JSON.stringify(truth.value)}`,
    );
  }
}
