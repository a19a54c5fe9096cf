import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

describe('parties asked for by what they did', () => {
  it.each([
    ['この案内を出した代理店', 'issuer'],
    ['請求してきた会社', 'issuer'],
    ['どこの役所が出した通知か', 'issuer'],
    ['誰からの請求書か', 'issuer'],
    ['見積書を作った業者の名前', 'issuer'],
    ['who is billing us', 'issuer'],
    ['Which office sent this letter?', 'issuer'],
    ['whose letterhead is it', 'issuer'],
    ['where does this come from', 'issuer'],
    ['firm of accountants billing us', 'issuer'],
    ['通知を受けた会社', 'customer'],
    ['company the invoice is made out to', 'customer'],
    ['Who is being billed?', 'customer'],
  ])('%s is the %s', (description, party) => {
    expect(understand({ name: 'x', description })).toMatchObject({ concept: party, kind: 'company', party });
  });

  it.each(['Which year is the form for?', '納品場所', '住所', 'date on which the company sent the goods'])(
    '%s is neither',
    (description) => {
      expect(['issuer', 'customer']).not.toContain(understand({ name: 'x', description }).concept);
    },
  );

  it('who is bought from is the one who sells', () => {
    for (const description of ['the company we are ordering from', 'Which firm did we buy it from?'])
      expect(understand({ name: 'x', description }).trade).toBe('seller');
    expect(understand({ name: 'x', description: 'business we are buying from' }).concept).toBe('issuer');
  });

  it('an office is no sum that its name begins with', () => {
    expect(understand({ name: 'x', description: '保険料を決めた年金事務所' })).toMatchObject({
      kind: 'company',
      concept: undefined,
    });
  });
});
