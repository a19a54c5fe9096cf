import { describe, expect, it } from 'vitest';
import { understand } from './instruction/understand.ts';

const asks = (description: string) => understand({ name: '', description });

describe('whose a thing is', () => {
  it.each([
    ["the firm's Gas Register membership", undefined, 'code'],
    ["the buyer's PO", 'order_number', 'code'],
    ["the carrier's permit", undefined, 'code'],
  ])('is not what is asked for: %s', (text, concept, kind) => {
    expect(asks(text)).toMatchObject({ concept, kind });
  });

  it.each([
    ["the seller's name", 'company'],
    ["the firm's representative", 'person'],
  ])('but %s is a party', (text, kind) => {
    expect(asks(text).kind).toBe(kind);
  });
});

describe('a word that names something else', () => {
  it.each([
    ['interest percentage on overdrafts', 'percent'],
    ['arriving train', 'text'],
    ['value of the cargo', 'amount'],
    ['paper reference to mention when we write', 'code'],
    ['when did the goods arrive', 'date'],
  ])('%s', (text, kind) => {
    expect(asks(text).kind).toBe(kind);
  });

  it('the total of the weights is no sum of money', () => {
    expect(asks('total weight with its unit').concept).toBe('weight');
  });

  it('what a sum is said to include is not asked for', () => {
    expect(asks('cost of the whole job, carriage included').concept).not.toBe('shipping');
  });

  it('where one ate is who issued the receipt', () => {
    expect(asks('where did we eat').concept).toBe('issuer');
  });
});
