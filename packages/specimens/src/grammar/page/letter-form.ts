import type { Content, Fact, LayoutFamily } from '../types.ts';
import { drawFacts, factsStyle } from './facts.ts';
import { drawParty } from './parties.ts';
import { drawHighlight, drawNotes, drawProse, drawSums, drawTitle } from './parts.ts';
import type { Pen } from './pen.ts';
import { drawTable } from './table.ts';

/** A letter: addressee, sender, a title, sentences, and the facts as a numbered list or between the sentences. */
export function drawLetter(pen: Pen, family: LayoutFamily, content: Content): void {
  const { choices, language } = family;
  const [issuer, recipient] = content.parties;
  const full = { x: pen.left, width: pen.room };
  const dated = content.head.filter(({ concept }) => concept.group === 'issued' || concept.group === 'docno');
  const others = content.head.filter((fact) => !dated.includes(fact));
  let y = pen.paper.margin;
  for (const fact of dated) y = drawDated(pen, family, fact, y);
  if (recipient) y = drawParty(pen, family, recipient, { x: pen.left, y, width: pen.room * 0.55 }) + pen.size;
  if (issuer)
    y =
      drawParty(pen, family, issuer, { x: pen.left + pen.room * 0.55, y, width: pen.room * 0.45 }) + pen.size;
  y = drawTitle(pen, family, content.title, { ...full, y });
  if (content.greeting !== '') {
    pen.text(content.greeting, pen.left, y + pen.size, { width: pen.room });
    y += pen.size * 2.4;
  }
  y = drawProse(pen, content, { ...full, y });
  if (language === 'ja' && choices.chance('letter.ki', 0.5)) {
    pen.text('記', pen.left, y + pen.size, { width: pen.room, align: 'center' });
    y += pen.size * 2.4;
  }
  if (content.highlight) y = drawHighlight(pen, family, content.highlight, { ...full, y });
  const list = [...others, ...content.groups.flatMap(({ facts }) => facts)];
  y = drawFacts(
    pen,
    numbered(family, list),
    { x: pen.left + 20, y, width: pen.room - 60 },
    factsStyle(family, 'letter', pen, ['columns', 'colon', 'leader', 'columns']),
  );
  for (const table of content.tables) {
    const newPage = (): number => (pen.turnPage(), pen.paper.margin);
    if (y > pen.bottom - 120) y = newPage();
    ({ y } = drawTable(pen, family, table, { x: pen.left, y: y + 6, width: pen.room, newPage }));
  }
  if (y + (content.sums.length + content.foot.length + 2) * pen.size * 1.8 > pen.bottom) {
    pen.turnPage();
    y = pen.paper.margin;
  }
  y = drawSums(pen, family, content.sums, { ...full, y: y + 6 });
  y = drawFacts(
    pen,
    content.foot,
    { x: pen.left + 20, y: y + pen.size, width: pen.room * 0.6 },
    factsStyle(family, 'letter', pen, ['columns', 'colon', 'leader', 'columns']),
  );
  drawNotes(pen, content, { ...full, y });
}

/** The day and number of a letter, at the right with or without a word before it. */
function drawDated(pen: Pen, family: LayoutFamily, fact: Fact, y: number): number {
  const { choices } = family;
  const bare =
    fact.concept.type === 'date'
      ? choices.chance('letter.bareDate', 0.6)
      : choices.chance('letter.bareNumber', 0.15);
  const label = bare
    ? ''
    : `${fact.label}${choices.pick('letter.colon', family.language === 'ja' ? ['：', ' ', ''] : [': ', ' '])}`;
  const shown: Fact = { ...fact, before: label };
  pen.value(shown, pen.left, y + pen.size * 0.7, {
    width: pen.room,
    align: choices.pick('letter.dateSide', ['right', 'right', 'left'] as const),
  });
  return y + pen.size * 1.7;
}

/** Numbers before the labels, as a list under 記 has them. */
function numbered(family: LayoutFamily, facts: readonly Fact[]): Fact[] {
  const style = family.choices.pick('letter.numbers', ['', '', '1. ', '(1) ']);
  return facts.map((fact, index) =>
    style === '' ? fact : { ...fact, label: style.replace('1', String(index + 1)) + fact.label },
  );
}
