import { spawnSync } from 'node:child_process';

/**
 * The library that moves a process's clock (`LD_PRELOAD`), as the program `faketime` of Debian's package would load it; undefined where
 * that is not installed.
 */
export function findFaketime(): string | undefined {
  const { stdout } = spawnSync('faketime', ['-f', '+0s', 'env'], { encoding: 'utf8' });
  return /^LD_PRELOAD=(.*)$/m.exec(stdout ?? '')?.[1];
}
