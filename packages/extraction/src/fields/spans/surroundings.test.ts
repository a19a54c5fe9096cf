import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../document.ts';
import { buildPage } from '../../testing/page-builder.ts';
import { spansOf } from './spans.ts';
import { surroundingsOf } from './surroundings.ts';

const page = buildPage([
  { x: 50, y: 40, text: 'Deliver to' },
  { x: 50, y: 53, text: 'Harbour Stores' },
  { x: 50, y: 66, text: 'Phone: 01632 960 417 (mornings)' },
  { x: 50, y: 120, text: 'Item' },
  { x: 200, y: 120, text: 'Net' },
  { x: 300, y: 120, text: 'Tax' },
  { x: 50, y: 140, text: 'Rope' },
  { x: 200, y: 140, text: '40.00' },
  { x: 300, y: 140, text: '8.00' },
  { x: 50, y: 220, text: 'Maud Ferris' },
  { x: 50, y: 233, text: 'Master of the vessel' },
  { x: 50, y: 300, text: 'Checked by: Faisal Madkhali, branch manager · Salesman: Sunil Thapa' },
  { x: 50, y: 340, text: '50 % (QAR 19,000.00) on confirmation, the rest later' },
]);

const around = (text: string) => {
  const span = spansOf(viewDocument([page])).find((one) => one.text === text);
  if (span === undefined) throw new Error(`${text} is no span`);
  return surroundingsOf(span);
};

describe('what is printed around a span', () => {
  it('is what goes before and behind it in its line', () => {
    expect(around('01632 960 417')).toMatchObject({ before: 'Phone', left: '' });
    expect(around('Phone')).toMatchObject({ before: '', after: '01632 960 417' });
  });

  it('is the first line of its block, and its own label under that', () => {
    expect(around('01632 960 417')).toMatchObject({
      heading: 'Deliver to',
      headingAndLabel: 'Deliver to Phone',
    });
  });

  it('is the head of its row and of its column', () => {
    expect(around('8.00')).toMatchObject({
      left: '40.00',
      rowHead: 'Rope',
      columnHead: 'Tax',
      rowAndColumn: 'Rope Tax',
    });
  });

  it('is what is behind the sign that follows it, and nothing from beyond a divider', () => {
    expect(around('Faisal Madkhali')).toMatchObject({ before: 'Checked by', after: 'branch manager' });
    expect(around('Sunil Thapa')).toMatchObject({ before: 'Salesman', clause: 'Salesman' });
    expect(around('19,000.00')).toMatchObject({ after: 'on confirmation' });
  });

  it('is a caption below it', () => {
    expect(around('Maud Ferris')).toMatchObject({ below: 'Master of the vessel' });
  });
});
