import path from 'node:path';
import { expect, test } from 'vitest';
import { configurationPage } from './configuration-page.ts';
import { ConfigError, readConfig } from './read-config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    host: 'localhost',
    publicUrl: 'http://localhost:8080',
    databaseUrl: undefined,
    processes: { api: true, worker: true },
    engine: 'auto',
    extractor: { kind: 'rules' },
    trustProxy: false,
    demo: true,
    limits: { maxFileMb: 20, maxFilePages: 300, maxRequestPages: 500, maxFiles: 10 },
  });
  expect(config.dataDir).toBe(path.resolve('data'));
  expect(config.bootstrapPartner).toBeUndefined();
});

test('an empty variable counts as missing, and a misspelled one is none of ours', () => {
  expect(readConfig({ PORT: ' ', PROT: 'x' }).port).toBe(8080);
});

test('all wrong values are reported at once, a sentence each', () => {
  expect(problemsOf({ PORT: '80 80', ENGINE: 'best', MAX_FILES: '0', TRUST_PROXY: 'true' })).toEqual([
    'PORT must be a whole number from 0 to 65535, not "80 80".',
    'ENGINE must be auto, embedded or native, not "best".',
    'TRUST_PROXY must be 0, the number of proxies, or their addresses (10.0.0.0/8,loopback), not "true".',
    'MAX_FILES must be a whole number from 1 to 100, not "0".',
  ]);
});

test('a wrong secret is not repeated in its sentence', () => {
  const secrets = {
    JWT_SECRET: 'hush',
    DATABASE_URL: 'mysql://u:hush@h/d',
    BOOTSTRAP_PARTNER_PASSWORD: 'hush',
  };
  const problems = problemsOf({ ...secrets, BOOTSTRAP_PARTNER_EMAIL: 'a@b.example' });
  expect(problems).toHaveLength(4);
  expect(problems.join(' ')).not.toContain('hush');
});

test.each([
  [{ PORT: '65536' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '1e3' }, 'PORT'],
  [{ DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL'],
  [{ STORAGE_URL: 's3:///prefix' }, 'STORAGE_URL'],
  [{ S3_ENDPOINT: 'http://minio:9000' }, 'STORAGE_URL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ PUBLIC_URL: 'https://x.example/?a' }, 'PUBLIC_URL'],
  [{ PROCESSES: 'api,web' }, 'PROCESSES'],
  [{ PROCESSES: ',' }, 'PROCESSES'],
  [{ TRUST_PROXY: '10.0.0.0/64' }, 'TRUST_PROXY'],
  [{ DEMO: 'yes' }, 'DEMO'],
  [{ DEMO: '1', DATABASE_URL: 'postgres://h/d' }, 'DEMO'],
  [{ EXTRACTOR: 'llm', EXTRACTOR_URL: 'http://h/v1' }, 'EXTRACTOR_MODEL'],
  [{ BOOTSTRAP_PARTNER_EMAIL: 'a@b.example' }, 'BOOTSTRAP_PARTNER_PASSWORD'],
  [{ BOOTSTRAP_PARTNER_PASSWORD: 'Partner#2026' }, 'BOOTSTRAP_PARTNER_EMAIL'],
])('%o is refused in one sentence about %s', (env, name) => {
  const problems = problemsOf(env);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}\\b`));
});

test('an external database never gets the demo by itself', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://h/d' }).demo).toBe(false);
});

test('values are taken as they are meant', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://ocr.example/',
    PROCESSES: 'worker',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    EXTRACTOR: 'llm',
    EXTRACTOR_URL: 'http://model:8000/v1/',
    EXTRACTOR_MODEL: 'm',
    PAGE_SECONDS: '30',
  });
  expect(config.publicUrl).toBe('https://ocr.example');
  expect(config.mail.from).toBe('no-reply@ocr.example');
  expect(config.processes).toEqual({ api: false, worker: true });
  expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8']);
  expect(config.extractor).toEqual({
    kind: 'llm',
    url: 'http://model:8000/v1',
    model: 'm',
    key: undefined,
    characters: 24_000,
    calls: 8,
    callMs: 60_000,
    documentMs: 180_000,
  });
  expect(config.reading.pageMs).toBe(30_000);
});

test('docs/configuration.md lists exactly the settings', async () => {
  await expect(configurationPage()).toMatchFileSnapshot('../../../../../docs/configuration.md');
});
