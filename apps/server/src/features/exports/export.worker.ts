import { required } from '#platform/errors/required.ts';
import { writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { yieldToServer } from '#platform/concurrency/threads.ts';
import { writeExport, type ExportJob } from './write-export.ts';

const port = required(parentPort, 'The port of a thread');

yieldToServer();

port.on('message', ({ job, path }: { job: ExportJob; path: string }) => {
  void write(job, path);
});

async function write(job: ExportJob, path: string): Promise<void> {
  try {
    await writeFile(path, await writeExport(job), { mode: 0o600 });
    tell({ failed: undefined });
  } catch (error) {
    // Where it happened, never what it said: that may hold words of the document.
    const [, ...frames] = error instanceof Error ? (error.stack ?? '').split(/\n(?= {4}at )/) : [];
    tell({ failed: frames.slice(0, 5).join('\n') });
  }
}

function tell(reply: { failed: string | undefined }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  port.postMessage(reply);
}
