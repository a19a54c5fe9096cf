import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { likelihood } from '../../src/fields/worded/choice/ensemble.ts';
import { readChoice } from '../../src/fields/worded/choice/fitted.ts';
import type { Option, Source } from '../../src/fields/worded/choice/options.ts';
import { boost } from './boost.ts';
import type { Case } from './boost.ts';
import type { JudgedQuestion } from './cases.ts';
import { fitChoice, judgeChoice, printChoice } from './fit-choice.ts';

const OPTIONS = { trees: 30, depth: 2, rate: 0.3, minLeaf: 1, ridge: 1, monotone: {} };

/** Cases that are true where `a` is over a half, but for every tenth. */
const cases: Case[] = Array.from({ length: 400 }, (_, at) => {
  const a = (at % 100) / 100;
  return { evidence: { a, b: (at % 7) / 7 }, isTrue: at % 10 === 0 ? a <= 0.5 : a > 0.5, weight: 1 };
});

describe('boosting', () => {
  it('finds what the truth depends on, as often as it holds, the same each time', () => {
    const ensemble = boost(cases, ['a', 'b'], OPTIONS);
    expect(likelihood(ensemble, { a: 0.8, b: 0.5 })).toBeGreaterThan(0.7);
    expect(likelihood(ensemble, { a: 0.2, b: 0.5 })).toBeLessThan(0.3);
    expect(boost(cases, ['a', 'b'], OPTIONS)).toEqual(ensemble);
  });

  it('lets a number speak for the truth only, whatever the cases say', () => {
    const falling = cases.map((one) => ({ ...one, isTrue: !one.isTrue }));
    const ensemble = boost(falling, ['a', 'b'], { ...OPTIONS, monotone: { a: 1 } });
    expect(likelihood(ensemble, { a: 0.9, b: 0 })).toBeGreaterThanOrEqual(
      likelihood(ensemble, { a: 0.1, b: 0 }),
    );
  });
});

const option = (from: Source, number: number, isRight: boolean): Option & { isRight: boolean } => ({
  from,
  value: String(number),
  text: '',
  answer: undefined,
  evidence: from === 'rules' ? { confidence: 100 * number } : { fit: number, clauseFit: number },
  isRight,
});

describe('a fitted choice', () => {
  const questions: JudgedQuestion[] = Array.from({ length: 300 }, (_, at) => {
    const sure = (at % 50) / 50;
    return {
      isPresent: at % 5 !== 0,
      options: [
        option('rules', sure, at % 5 !== 0 && sure > 0.5),
        option('label', 1 - sure, at % 5 !== 0 && sure < 0.4),
        option('clause', 0.5, false),
        option('clause', 0.9, at % 5 !== 0 && at % 2 === 0),
      ],
    };
  });
  const fitted = fitChoice(questions);

  it('is written and read again', () => {
    const read = readChoice(printChoice(fitted, 'A remark'));
    for (const { options } of questions.slice(0, 50))
      for (const { from, evidence } of options)
        expect(likelihood(read[from], evidence)).toBe(likelihood(fitted[from], evidence));
  });

  it('is judged by what it takes, and from which likelihood on', () => {
    const all = judgeChoice(questions, fitted, 0);
    const some = judgeChoice(questions, fitted, 0.7);
    expect(all).toMatchObject({ asked: 240, absent: 60, filled: 60 });
    expect(all.right + all.wrong).toBe(240);
    expect(some.wrong).toBeLessThan(all.wrong);
    expect(some.filled).toBeLessThanOrEqual(all.filled);
  });
});

it('is fitted by a command', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'choice-'));
  try {
    const sector = join(folder, 'lists/en/payslips-and-pensions');
    await mkdir(sector, { recursive: true });
    const lines = ['amount', 'date', 'person', 'code', 'text'].flatMap((sort) =>
      ['first', 'second', 'third'].map(
        (name) => `${sort} | ${name} ${sort} | ${name} ${sort} of the paper; ${sort} that is ${name}`,
      ),
    );
    await writeFile(join(sector, 'new-zealand-payslip.txt'), lines.join('\n'));
    await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, '../fit.ts'),
      '--choice',
      '--families=4',
      `--lists=${join(folder, 'lists')}`,
      `--models=${join(import.meta.dirname, '../../src/wordings/model')}`,
      `--out=${folder}`,
    ]);
    expect(
      readChoice(await readFile(join(folder, 'choice.trees'), 'utf8')).rules.trees.length,
    ).toBeGreaterThan(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
