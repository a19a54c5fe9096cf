import { required } from '#platform/errors/required.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx } from 'hucre';

const port = required(parentPort, 'The port of a thread');

// oxlint-disable-next-line typescript/consistent-type-assertions -- given by `readSheet` and nobody else
const { bytes, rows, columns } = workerData as { bytes: Uint8Array; rows: number; columns: number };
const lastColumn = String.fromCharCode('A'.charCodeAt(0) + columns - 1);
const workbook = await readXlsx(bytes, { sheets: [0], range: `A1:${lastColumn}${rows}` });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
port.postMessage(required(workbook.sheets[0], 'A sheet').rows);
