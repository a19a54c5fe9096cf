import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { makeSpecimen } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { ended, formOf, makeTemplate } from '../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { openSpan, traced } from './tracing.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  readonly status: { code?: number };
}
interface Sent {
  readonly resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

let collector: Server;
let endpoint: string;
let answerCode = 200;
const sent: Sent[] = [];
const spans = () =>
  sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans[0]!.spans));
const valueOf = ({ attributes }: Pick<Span, 'attributes'>, key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void (async () => {
      if (request.url === '/v1/traces' && answerCode === 200) sent.push((await json(request)) as Sent);
      response.writeHead(answerCode).end('{}');
    })();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

test('nothing is traced unless a collector is named', async () => {
  expect(openSpan('work')).toBeUndefined();
  expect(await traced('work', async () => 7)).toBe(7);
});

describe('with a collector', () => {
  let app: TestApp;
  let tenant: TenantParty;
  beforeAll(async () => {
    app = await startTestApp({
      worker: true,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'ocr-test' },
    });
    tenant = await makeTenant(app, await makePartner(app));
  });
  afterAll(() => app.stop());

  test('a call, its job, the reading and their transactions are one trace, by the id that the logs have', async () => {
    const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', seed: 11 });
    const callId = 'from-a-browser-2';
    const { data } = await app.call('POST', '/request', {
      token: tenant.token,
      form: formOf({ templateId: await makeTemplate(app, tenant) }, [{ name: 'a.pdf', bytes: pdf }]),
      headers: { 'x-request-id': callId },
    });
    await ended(app, tenant, data.id);
    const ofCall = () => spans().filter((span) => valueOf(span, 'call.id') === callId);
    await expect
      .poll(() => ofCall().map(({ name }) => name), { timeout: 30_000 })
      .toEqual(
        expect.arrayContaining([
          'POST /api/request',
          'job read-file',
          'read pages',
          'find values',
          'transaction tenant',
        ]),
      );
    const traceId = createHash('sha256').update(callId).digest('hex').slice(0, 32);
    expect(new Set(ofCall().map((span) => span.traceId))).toEqual(new Set([traceId]));
    const named = (name: string) => ofCall().find((span) => span.name === name)!;
    const [call, job, reading] = ['POST /api/request', 'job read-file', 'read pages'].map(named);
    expect(call!.parentSpanId).toBeUndefined();
    expect(reading!.parentSpanId).toBe(job!.spanId);
    expect(
      ofCall().some((span) => span.name.startsWith('transaction') && span.parentSpanId === call!.spanId),
    ).toBe(true);
    for (const { startTimeUnixNano, endTimeUnixNano } of ofCall())
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    expect(valueOf(sent[0]!.resourceSpans[0]!.resource, 'service.name')).toBe('ocr-test');
    // Neither whose it is nor what it contains.
    const all = JSON.stringify(sent);
    for (const secret of [tenant.tenantId, tenant.token, 'a.pdf']) expect(all).not.toContain(secret);
  });

  test('work that fails is marked, and a collector that refuses disturbs nothing', async () => {
    await expect(traced('broken work', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect
      .poll(() => spans().find(({ name }) => name === 'broken work')?.status, { timeout: 30_000 })
      .toEqual({ code: 2 });
    answerCode = 503;
    expect((await app.call('GET', '/user/me', { token: tenant.token })).code).toBe(200);
  });
});
