import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A page with React and nothing else, built as the console is: what a screen cannot cost less than. */
export async function serveBarePage(): Promise<{ address: string; close: () => void }> {
  // Inside the checkout, where `react` is found.
  const folder = join(root, 'node_modules/.cache', `bare-page-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Bare</title><div id="root"></div><script type="module" src="/main.js"></script></html>',
  );
  writeFileSync(
    join(folder, 'main.js'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Bare'));
`,
  );
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', folder, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = readFileSync(join(folder, 'dist', name));
      response
        .writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
