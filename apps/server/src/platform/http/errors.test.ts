import { once } from 'node:events';
import net from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendError } from './errors.ts';

const logged: { level: number; msg: string }[] = [];
const stream = new Writable({
  write(line: Buffer, _encoding, done) {
    logged.push(JSON.parse(line.toString()));
    done();
  },
});
const app = Fastify({ logger: { level: 'debug', stream } });
app.setErrorHandler(sendError);
const cutOff = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
app.get('/', async () => {
  throw cutOff;
});
app.get('/until-gone', async (_request, reply) => {
  await once(reply.raw, 'close');
  throw cutOff;
});
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

test('a client that goes away while it is answered is no failure of the server', async () => {
  const { port } = new URL(app.listeningOrigin);
  const client = net.connect(Number(port), '127.0.0.1');
  client.write('GET /until-gone HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => logged.some(({ msg }) => msg === 'incoming request')).toBe(true);
  client.destroy();
  await expect.poll(() => logged.some(({ msg }) => msg.startsWith('The client went away'))).toBe(true);
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});

test('the same fault while the client waits is answered and logged', async () => {
  expect((await app.inject('/')).statusCode).toBe(500);
  expect(logged.filter(({ level }) => level >= 50)).toMatchObject([{ msg: 'A call failed' }]);
});
