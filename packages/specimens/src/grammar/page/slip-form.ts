import type { Content, Fact, LayoutFamily, TableContent } from '../types.ts';
import { drawFacts, factsStyle } from './facts.ts';
import { partyFact } from './parties.ts';
import type { Pen } from './pen.ts';

/** A till's roll: the shop in the middle, items with their amounts at the right, sums, thanks. */
export function drawSlip(pen: Pen, family: LayoutFamily, content: Content): void {
  const { choices } = family;
  let y = pen.paper.margin;
  y = drawShop(pen, family, content, y);
  if (content.title !== '') {
    pen.text(content.title, pen.left, y + pen.size, {
      size: pen.size * choices.pick('title.scale', [1, 1.3, 1.6]),
      weight: 'bold',
      width: pen.room,
      align: 'center',
    });
    y += pen.size * 2.2;
  }
  const recipient = content.parties[1];
  if (recipient) {
    pen.value(
      { ...partyFact(recipient, 'name', recipient.name), after: family.language === 'ja' ? ' 様' : '' },
      pen.left,
      y + pen.size * 0.7,
      { width: pen.room },
    );
    y += pen.size * 1.7;
  }
  y = drawHeadLines(pen, family, content.head, y);
  y = cut(pen, family, y);
  for (const table of content.tables) y = drawItems(pen, family, table, y);
  const look = factsStyle(family, 'slip', pen, ['right', 'right', 'right', 'leader', 'columns']);
  y = drawFacts(
    pen,
    content.groups.flatMap(({ facts }) => facts),
    { x: pen.left, y, width: pen.room },
    look,
  );
  y = drawSlipSums(
    pen,
    family,
    [...content.sums, ...(content.highlight && content.sums.length === 0 ? [content.highlight] : [])],
    y,
  );
  y = cut(pen, family, y);
  y = drawFacts(pen, content.foot, { x: pen.left, y, width: pen.room }, look);
  if (content.greeting !== '')
    pen.text(content.greeting, pen.left, y + pen.size * 1.4, { width: pen.room, align: 'center' });
}

function drawShop(pen: Pen, family: LayoutFamily, content: Content, from: number): number {
  const issuer = content.parties[0];
  if (!issuer) return from;
  const { choices, language } = family;
  const align = choices.pick('shop.align', ['center', 'center', 'left'] as const);
  let y = from;
  const line = (what: string, printed: string, before = '', scale = 1): void => {
    if (printed === '') return;
    const setting = {
      size: pen.size * scale,
      width: pen.room,
      align,
      weight: scale > 1 ? ('bold' as const) : ('regular' as const),
    };
    pen.value({ ...partyFact(issuer, what, printed), before }, pen.left, y + pen.size * scale * 0.7, setting);
    y += pen.size * scale * 1.35;
  };
  line('name', issuer.name, '', choices.pick('shop.scale', [1.2, 1.5, 1]));
  line('postcode', issuer.postcode, '〒');
  for (const part of issuer.address) line('address', part);
  line(
    'tel',
    issuer.tel,
    choices.pick(
      'tel.mark',
      language === 'ja' ? ['TEL ', 'TEL:', '電話 ', ''] : ['Tel: ', 'Tel ', 'Phone ', ''],
    ),
  );
  line(
    'registration',
    issuer.registration,
    language === 'ja'
      ? choices.pick('registration.mark', ['登録番号 ', '登録番号:', '事業者登録番号 ', ''])
      : 'VAT no. ',
  );
  return y + pen.size * 0.6;
}

/** Day, time, till and clerk: a line each, or two on a line. */
function drawHeadLines(pen: Pen, family: LayoutFamily, facts: readonly Fact[], from: number): number {
  const { choices } = family;
  let y = from + pen.size * 0.7;
  const bare = choices.chance('slip.bareDate', 0.6);
  const paired = choices.chance('slip.paired', 0.5);
  const colon = choices.pick('slip.colon', [':', ' ', '：', ': ']);
  facts.forEach((fact, index) => {
    const dated = fact.concept.type === 'date' || fact.concept.id.endsWith('_time');
    const shown: Fact = { ...fact, before: bare && dated ? '' : fact.label + colon };
    const right = paired && index % 2 === 1;
    const half = pen.room / 2 - 2;
    pen.value(
      shown,
      right ? pen.left + half + 4 : pen.left,
      y,
      paired ? { width: half, align: right ? 'right' : 'left' } : { width: pen.room },
    );
    if (!paired || right || index === facts.length - 1) y += pen.size * 1.4;
  });
  return y;
}

function cut(pen: Pen, family: LayoutFamily, y: number): number {
  const style = family.choices.pick('slip.cut', ['dashes', 'rule', 'dotted', 'none', 'stars']);
  const middle = y + pen.size * 0.3;
  if (style === 'rule') pen.rule(pen.left, middle, pen.right, middle, { line: 0.6 });
  if (style === 'dotted') pen.rule(pen.left, middle, pen.right, middle, { line: 0.6, dash: 2 });
  const sign = { dashes: '-', stars: '*' }[style];
  if (sign !== undefined) pen.text(sign.repeat(Math.floor(pen.room / pen.measure(sign))), pen.left, middle);
  return y + pen.size;
}

/** A line an item; where a second line gives the quantity, the amount is on it. */
function drawItems(pen: Pen, family: LayoutFamily, table: TableContent, from: number): number {
  const { choices } = family;
  const twoLines =
    table.columns.some(({ key }) => key === 'quantity') && choices.chance('slip.twoLines', 0.4);
  let y = from + pen.size * 0.6;
  for (const line of table.lines) {
    if (!('cells' in line)) continue;
    const { name = '', quantity = '', amount = '' } = line.cells;
    const counted = table.columns.some(({ key }) => key === 'quantity');
    const room = pen.room - pen.measure(amount) - 8;
    pen.text(name, pen.left, y, { width: counted && !twoLines ? room - 24 : twoLines ? pen.room : room });
    if (twoLines) y += pen.size * 1.3;
    if (counted)
      pen.text(quantity, twoLines ? pen.left + 16 : pen.left + pen.room * 0.66, y, {
        width: 18,
        align: 'right',
      });
    pen.text(amount, pen.left, y, { width: pen.room, align: 'right' });
    y += pen.size * 1.35;
  }
  return cut(pen, family, y);
}

function drawSlipSums(pen: Pen, family: LayoutFamily, sums: readonly Fact[], from: number): number {
  let y = from + pen.size * 0.5;
  const scale = family.choices.pick('slip.totalScale', [1, 1.3, 1.6]);
  for (const fact of sums) {
    const size = pen.size * (fact.concept.group === 'total' ? scale : 1);
    const weight = fact.concept.group === 'total' ? ('bold' as const) : ('regular' as const);
    const room = pen.room * 0.55;
    pen.text(fact.label, pen.left, y + size * 0.4, { size, weight, width: room });
    pen.value(fact, pen.left + room, y + size * 0.4, {
      size,
      weight,
      width: pen.room - room,
      align: 'right',
    });
    y += size * 1.4;
  }
  return y;
}
