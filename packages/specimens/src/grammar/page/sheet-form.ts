import type { Content, Fact, LayoutFamily } from '../types.ts';
import { accents, drawFacts, factsStyle, labelStyles } from './facts.ts';
import { drawParty } from './parties.ts';
import {
  drawApprovals,
  drawHighlight,
  drawMarks,
  drawNotes,
  drawProse,
  drawSums,
  drawTitle,
} from './parts.ts';
import type { Pen } from './pen.ts';
import { drawTable } from './table.ts';

type Block = 'issuer' | 'recipient' | 'heads';

/** Which blocks are placed left and right of each other, from the top; what is left over goes across or to the foot. */
interface Arrangement {
  readonly left: readonly Block[];
  readonly right: readonly Block[];
  readonly across?: readonly Block[];
  readonly foot?: readonly Block[];
}

const arrangements: readonly Arrangement[] = [
  { left: ['recipient'], right: ['heads', 'issuer'] },
  { left: ['recipient'], right: ['heads', 'issuer'] },
  { left: ['issuer', 'recipient'], right: ['heads'] },
  { left: ['recipient', 'heads'], right: ['issuer'] },
  { left: ['recipient'], right: ['issuer'], across: ['heads'] },
  { left: ['issuer'], right: ['recipient'], across: ['heads'] },
  { left: ['heads'], right: ['issuer', 'recipient'] },
  { left: ['recipient'], right: ['heads'], foot: ['issuer'] },
  { left: ['issuer'], right: ['heads', 'recipient'] },
  { left: ['heads', 'recipient'], right: ['issuer'] },
];

const arrangementOf = ({ choices }: LayoutFamily): Arrangement =>
  arrangements[choices.int('arrangement', 0, arrangements.length - 1)]!;

/** A sheet of free blocks: title, parties, heads, table, sums, foot, in an arrangement of the family's own. */
export function drawSheet(pen: Pen, family: LayoutFamily, content: Content): void {
  let y = drawHeader(pen, family, content);
  y = drawIntroduction(pen, family, content, y);
  y = drawGroups(pen, family, content, y);
  y = drawTables(pen, family, content, y);
  drawEnd(pen, family, content, y);
}

function drawHeader(pen: Pen, family: LayoutFamily, content: Content): number {
  const { choices } = family;
  const full = { x: pen.left, width: pen.room };
  const titleFirst = choices.chance('title.first', 0.75);
  let y = drawLogo(pen, family, pen.paper.margin);
  if (titleFirst) y = drawTitle(pen, family, content.title, { ...full, y });
  const arrangement = arrangementOf(family);
  y = drawColumns(pen, family, content, arrangement, y + pen.size);
  if (!titleFirst) y = drawTitle(pen, family, content.title, { ...full, y: y + pen.size });
  if (arrangement.across)
    y = drawFacts(
      pen,
      content.head,
      { ...full, y: y + 4 },
      factsStyle(family, 'heads', pen, ['gridAbove', 'grid', 'above', 'above']),
    );
  return y;
}

function drawLogo(pen: Pen, family: LayoutFamily, y: number): number {
  const { choices } = family;
  if (!choices.chance('logo', 0.3)) return y;
  const side = choices.pick('logo.side', [24, 32, 44]);
  const x = choices.pick('logo.x', [pen.left, pen.left, pen.right - side]);
  pen.draw({
    kind: 'logo',
    x,
    y,
    side,
    color: choices.pick('accent', accents),
    shape: choices.int('logo.shape', 0, 4),
  });
  return choices.chance('logo.beside', 0.4) && x !== pen.left ? y : y + side + 6;
}

function drawColumns(
  pen: Pen,
  family: LayoutFamily,
  content: Content,
  { left, right }: Arrangement,
  y: number,
): number {
  const { choices } = family;
  const share = choices.pick('header.share', [0.5, 0.55, 0.46]);
  const gap = 18;
  const leftWidth = pen.room * share - gap;
  const rightX = pen.left + pen.room * share;
  const drop = choices.pick('header.drop', [0, 0, 0, 24, -10]);
  const ends = [
    stack(pen, family, content, left, { x: pen.left, y: y + Math.max(0, -drop), width: leftWidth }),
    stack(pen, family, content, right, { x: rightX, y: y + Math.max(0, drop), width: pen.right - rightX }),
  ];
  return Math.max(...ends) + pen.size;
}

function stack(
  pen: Pen,
  family: LayoutFamily,
  content: Content,
  blocks: readonly Block[],
  place: { x: number; y: number; width: number },
): number {
  let { y } = place;
  for (const block of blocks) {
    if (block === 'heads')
      y = drawFacts(pen, content.head, { ...place, y }, factsStyle(family, 'heads', pen));
    else {
      const party = content.parties[block === 'issuer' ? 0 : 1];
      if (!party) continue;
      if (block === 'issuer') drawMarks(pen, family, party, { ...place, y });
      y = drawParty(pen, family, party, { ...place, y });
    }
    y += pen.size * 0.8;
  }
  return y;
}

function drawIntroduction(pen: Pen, family: LayoutFamily, content: Content, from: number): number {
  let y = drawApprovals(pen, family, from);
  const full = { x: pen.left, width: pen.room };
  const late = family.choices.chance('prose.late', 0.4);
  if (content.greeting !== '') {
    pen.text(content.greeting, pen.left, y + pen.size, { width: pen.room });
    y += pen.size * 2.2;
  }
  if (!late) y = drawProse(pen, content, { ...full, y });
  if (content.highlight) y = drawHighlight(pen, family, content.highlight, { ...full, y: y + 4 });
  return y;
}

function drawGroups(pen: Pen, family: LayoutFamily, content: Content, from: number): number {
  let y = from + pen.size * 0.6;
  const aside = family.choices.chance('groups.aside', 0.4) && content.groups.length > 1;
  const width = aside ? pen.room / content.groups.length - 8 : pen.room;
  const ends = content.groups.map(({ heading, facts }, index) => {
    if (facts.length === 0) return y;
    const x = aside ? pen.left + (index * pen.room) / content.groups.length : pen.left;
    const below = drawGroup(pen, family, { heading, facts }, { x, y, width });
    if (!aside) y = below;
    return below;
  });
  return Math.max(y, ...ends);
}

/** A group of facts under its heading. */
function drawGroup(
  pen: Pen,
  family: LayoutFamily,
  { heading, facts }: { heading: string; facts: readonly Fact[] },
  place: { x: number; y: number; width: number },
): number {
  let { y } = place;
  if (heading !== '') {
    pen.text(heading, place.x, y + pen.size * 0.7, {
      weight: 'bold',
      color: family.choices.pick('accent', accents),
    });
    y += pen.size * 1.6;
  }
  const styles =
    place.width < 300 ? labelStyles : (['above', 'grid', 'gridAbove', 'columns', 'leader'] as const);
  return drawFacts(pen, facts, { ...place, y }, factsStyle(family, 'groups', pen, styles)) + pen.size * 0.8;
}

function drawTables(pen: Pen, family: LayoutFamily, content: Content, from: number): number {
  let y = from + pen.size * 0.6;
  for (const table of content.tables) {
    if (y > pen.bottom - 120) y = turnPage(pen);
    ({ y } = drawTable(pen, family, table, {
      x: pen.left,
      y,
      width: pen.room,
      newPage: () => turnPage(pen),
    }));
  }
  return y + pen.size * 0.7;
}

function turnPage(pen: Pen): number {
  pen.turnPage();
  return pen.paper.margin + pen.size;
}

/** Sums, the foot's facts next to or below them, notes, and an issuer that is at the foot. */
function drawEnd(pen: Pen, family: LayoutFamily, content: Content, from: number): void {
  const { choices } = family;
  const needed = (content.sums.length + 2) * pen.size * 1.7;
  let y = from + needed > pen.bottom ? turnPage(pen) : from;
  const full = { x: pen.left, width: pen.room };
  const beside =
    choices.chance('foot.beside', 0.45) &&
    choices.pick('sums.side', ['right', 'right', 'right', 'left']) === 'right' &&
    content.sums.length > 0;
  const look = factsStyle(family, 'foot', pen);
  const below = drawSums(pen, family, content.sums, { ...full, y });
  if (beside) {
    const width = pen.room - 270;
    y = Math.max(
      below,
      drawFacts(
        pen,
        content.foot,
        { x: pen.left, y, width },
        { ...look, style: look.style === 'gridAbove' ? 'columns' : look.style },
      ),
    );
  } else {
    y = below + pen.size;
    if (y + content.foot.length * pen.size * 1.8 > pen.bottom) y = turnPage(pen);
    y = drawFacts(
      pen,
      content.foot,
      { ...full, y, width: Math.min(pen.room, choices.pick('foot.width', [260, 340, 600])) },
      look,
    );
  }
  if (choices.chance('prose.late', 0.4)) y = drawProse(pen, content, { ...full, y: y + pen.size });
  y = drawNotes(pen, content, { ...full, y });
  const { foot } = arrangementOf(family);
  const issuer = content.parties[0];
  if (foot && issuer) {
    const room = Math.max(y + pen.size, pen.bottom - 90);
    if (room + 80 > pen.paper.height)
      return void drawParty(pen, family, issuer, { x: pen.left, y: turnPage(pen), width: pen.room * 0.6 });
    pen.rule(pen.left, room, pen.right, room, { line: 0.5 });
    drawParty(pen, family, issuer, { x: pen.left, y: room + 4, width: pen.room * 0.6 });
  }
}
