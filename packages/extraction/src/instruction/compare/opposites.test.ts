import { expect, it } from 'vitest';
import { isOpposite } from './opposites.ts';

it.each([
  ['出かけた日', '帰着日'],
  ['いつまで借りられるか', '契約開始日'],
  ['入ってきたお金の合計', '出金合計'],
  ['注文した会社', '注文先'],
  ['家を買う人', '売主'],
])('%s is not what %s says', (question, label) => {
  expect(isOpposite(question, label)).toBe(true);
});

it.each([
  ['出かけた日', '出発日'],
  ['いつからいつまで借りるか', '契約終了日'],
  ['売った日', '販売日'],
])('%s may be what %s says', (question, label) => {
  expect(isOpposite(question, label)).toBe(false);
});
