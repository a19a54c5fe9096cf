import { spawn } from 'node:child_process';
import type { EngineChoice } from '../../protocol.ts';
import { toBmp } from '../picture/grey.ts';
import type { Engine } from './engine.ts';
import { parseTsv } from './tsv.ts';

/** Runs the `tesseract` binary once per picture; it inherits this process's limits and dies with its group. */
export function nativeEngine(choice: EngineChoice & { name: 'native' }): Engine {
  return {
    vertical: choice.vertical !== null,
    recognize: async (grey, { segmentation, languages }) => {
      const args = ['stdin', 'stdout', '-l', languages, '--psm', String(segmentation), '--oem', '1', 'tsv'];
      return parseTsv(await run(choice.binary, args, toBmp(grey)));
    },
  };
}

function run(binary: string, args: readonly string[], input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error(`tesseract ended with ${code}`));
    });
    child.stdin.end(input);
  });
}
