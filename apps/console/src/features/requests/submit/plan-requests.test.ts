import { expect, test } from 'vitest';
import { addFiles, copiesIn, type DraftFile } from '#features/requests/submit/draft-files.ts';
import { planRequests } from '#features/requests/submit/plan-requests.ts';

const limits = { maxFiles: 10, maxFileMb: 1, maxFilePages: 300, maxRequestPages: 500 };

/** A number of counted files, named by their position. */
function batch(count: number, change: (index: number) => Partial<DraftFile> = () => ({})): DraftFile[] {
  const found = Array.from({ length: count }, (_, index) => ({
    file: new File(['x'], `${index}.pdf`),
    folder: '',
  }));
  let id = 0;
  const { files } = addFiles([], found, limits, () => String((id += 1)));
  return files.map((file, index) => ({ ...file, state: 'ready', pages: 1, ...change(index) }));
}
const sizes = (files: readonly DraftFile[]) =>
  planRequests(files, limits).map((request) => request.files.length);

test('a batch becomes requests of as many files as one may have, in its order', () => {
  expect(sizes(batch(0))).toEqual([]);
  expect(sizes(batch(10))).toEqual([10]);
  expect(sizes(batch(11))).toEqual([10, 1]);
  expect(sizes(batch(23))).toEqual([10, 10, 3]);
  const files = batch(23);
  expect(planRequests(files, limits).flatMap((request) => request.files)).toEqual(files);
});

test('no request has more pages than one may have', () => {
  expect(sizes(batch(3, (index) => ({ pages: [300, 200, 1][index]! })))).toEqual([2, 1]);
  expect(sizes(batch(2, () => ({ pages: 300 })))).toEqual([1, 1]);
});

test('what was sent and what is refused is in no request; files not yet counted are', () => {
  const states = ['sent', 'refused', 'waiting', 'ready'] as const;
  expect(sizes(batch(4, (index) => ({ state: states[index]!, pages: null })))).toEqual([2]);
});

test('files sent without an answer stay together as they were, whatever else comes or goes', () => {
  const files = batch(14, (index) => ({ attempt: index >= 2 && index < 5 ? 'key' : null }));
  const planned = planRequests(files, limits);
  expect(planned.map((request) => request.files.map(({ file }) => file.name))).toEqual([
    ['2.pdf', '3.pdf', '4.pdf'],
    ['0.pdf', '1.pdf', '5.pdf', '6.pdf', '7.pdf', '8.pdf', '9.pdf', '10.pdf', '11.pdf', '12.pdf'],
    ['13.pdf'],
  ]);
});

test('copies under other names are known by their bytes', () => {
  const copies = copiesIn(batch(4, (index) => ({ sha256: ['a', 'b', 'a', null][index]! })));
  expect([...copies].map(([id, { file }]) => [id, file.name])).toEqual([['3', '0.pdf']]);
});
