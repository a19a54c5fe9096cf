import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

describe('a Japanese business card', () => {
  const card = (title: string) =>
    buildPage([
      { x: 37, y: 22, text: '株式会社ナギサワシステムデザイン', size: 10 },
      { x: 18, y: 50, text: '情報システム部', size: 7 },
      { x: 18, y: 62, text: title, size: 7 },
      { x: 82, y: 53, text: '木村', size: 16 },
      { x: 133, y: 53, text: 'さゆり', size: 16 },
      { x: 18, y: 91, text: '〒220-0097', size: 7 },
      { x: 18, y: 102, text: '神奈川県横浜市西区汐入台3-2-1', size: 7 },
      { x: 18, y: 114, text: 'TEL 045-011-2783 FAX 045-052-2289', size: 7 },
    ]);
  const values = (title: string, ...instructions: string[]) =>
    ask(card(title), ...instructions).map((found) => found.value);

  it('has its name found though its letters are set apart, and not its title or department', () => {
    expect(values('主任', '人の名前', '役職', '所属する部署')).toEqual([
      '木村 さゆり',
      '主任',
      '情報システム部',
    ]);
  });

  it('has a title found whole', () => {
    expect(values('代表取締役', '役職')).toEqual(['代表取締役']);
    expect(values('代表取締役社長', '役職')).toEqual(['代表取締役社長']);
  });

  it('has its telephone distinguished from its fax', () => {
    expect(values('主任', '電話番号（TEL）。FAXではありません', 'FAX番号')).toEqual([
      '045-011-2783',
      '045-052-2289',
    ]);
  });

  it('has a name found behind its title', () => {
    const page = buildPage([
      { x: 20, y: 30, text: '青山商事株式会社', size: 8 },
      { x: 20, y: 60, text: '営業部長 佐藤 健', size: 14 },
      { x: 20, y: 90, text: '東京都港区芝1-2-3', size: 8 },
    ]);
    expect(ask(page, '氏名')[0]?.value).toBe('佐藤 健');
  });
});
