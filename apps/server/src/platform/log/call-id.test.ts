import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party } from '../../../test/parties.ts';
import { createLog } from './log.ts';

interface Line {
  readonly msg: string;
  readonly callId?: string;
}
const lines: Line[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()));
    done();
  },
});
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ log: createLog('info', destination) });
  partner = await makePartner(app);
});
afterAll(() => app.stop());

test('the id that a browser sends is in the lines of its call and of the jobs that the call made', async () => {
  const { log, jobs } = app.context;
  const tenant = await makeTenant(app, partner);
  await jobs.work('purge-tenant', 1, async () => log.info('the job runs'));
  const callId = 'from-a-browser-1';
  const { headers } = await app.call('DELETE', `/tenant/${tenant.tenantId}`, {
    token: partner.token,
    headers: { 'x-request-id': callId },
  });
  expect(headers['x-request-id']).toBe(callId);
  const found = () => lines.filter((line) => line.callId === callId).map(({ msg }) => msg);
  await expect.poll(found, { timeout: 30_000 }).toEqual(expect.arrayContaining(['call', 'the job runs']));
});

test.each([undefined, 'short', 'with spaces in it', 'x'.repeat(65), '{"level":50}'])(
  'a call without an id of its own gets a new one: %s',
  async (sent) => {
    const call = () =>
      app.call('GET', '/health/live', { headers: sent === undefined ? {} : { 'x-request-id': sent } });
    const ids = [await call(), await call()].map(({ headers }) => String(headers['x-request-id']));
    expect(new Set([...ids, String(sent)]).size).toBe(3);
    expect(lines.filter(({ callId = '' }) => ids.includes(callId)).map(({ msg }) => msg)).toEqual([
      'call',
      'call',
    ]);
  },
);
