import type { Content, Fact, LayoutFamily, PartyContent } from '../types.ts';
import { accents, drawFacts, factsStyle } from './facts.ts';
import type { LabelStyle } from './facts.ts';
import type { Pen } from './pen.ts';

/** The document's title as the family sets it; gives the y below. */
export function drawTitle(
  pen: Pen,
  family: LayoutFamily,
  title: string,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  if (title === '') return y;
  const { choices } = family;
  const size = pen.size * choices.pick('title.scale', [1.6, 1.9, 2.2, 2.6]);
  const align = choices.pick('title.align', ['center', 'left', 'right', 'center'] as const);
  const style = choices.pick('title.style', [
    'plain',
    'plain',
    'underlined',
    'double',
    'band',
    'boxed',
    'accent',
  ]);
  const accent = choices.pick('accent', accents);
  const spread =
    family.language === 'ja' && choices.chance('title.spread', 0.25)
      ? Array.from(title.replaceAll(' ', '')).join('　')
      : title;
  const height = size * 1.5;
  if (style === 'band') pen.box({ x, y, width, height }, { fill: accent });
  const drawn = pen.text(spread, x + (style === 'band' ? 6 : 0), y + height / 2, {
    size,
    weight: choices.chance('title.bold', 0.7) ? 'bold' : 'regular',
    align,
    width: width - (style === 'band' ? 12 : 0),
    color: style === 'band' ? '#ffffff' : style === 'accent' ? accent : pen.ink,
  });
  const [from, to] = [drawn.x - 8, drawn.x + drawn.width + 8];
  if (style === 'boxed')
    pen.box({ x: from, y: y + 1, width: to - from, height: height - 2 }, { stroke: pen.ink, line: 1 });
  if (style === 'underlined' || style === 'double') pen.rule(from, y + height, to, y + height, { line: 1.2 });
  if (style === 'double') pen.rule(from, y + height + 2.5, to, y + height + 2.5, { line: 0.5 });
  return y + height + size * 0.5;
}

/** The sum shown large: underlined, in a box, on a band, or in two cells. */
export function drawHighlight(
  pen: Pen,
  family: LayoutFamily,
  fact: Fact,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const { choices } = family;
  const style = choices.pick('highlight.style', [
    'underlined',
    'double',
    'boxed',
    'band',
    'cells',
    'above',
    'plain',
  ]);
  const size = pen.size * choices.pick('highlight.scale', [1.2, 1.4, 1.8]);
  const room = Math.min(width, choices.pick('highlight.width', [220, 280, 340]));
  const left = choices.chance('highlight.right', 0.2) ? x + width - room : x;
  const height = size * 1.9;
  const accent = choices.pick('accent', accents);
  const color = style === 'band' ? '#ffffff' : pen.ink;
  if (style === 'band') pen.box({ x: left, y, width: room, height }, { fill: accent });
  if (style === 'above') {
    pen.text(fact.label, left, y + size * 0.5, { size: size * 0.7, color: accent });
    pen.value(fact, left, y + size * 1.7, { size: size * 1.2, weight: 'bold' });
    return y + size * 2.8;
  }
  const label = pen.text(fact.label, left + 6, y + height / 2, {
    size: size * 0.85,
    color,
    width: room * 0.48,
  });
  const start = style === 'cells' ? left + room * 0.45 : label.x + label.width + size;
  pen.value(fact, start, y + height / 2, {
    size,
    weight: 'bold',
    color,
    width: left + room - start - 6,
    align: choices.pick('highlight.align', ['right', 'right', 'left', 'center'] as const),
  });
  if (style === 'boxed' || style === 'cells')
    pen.box({ x: left, y, width: room, height }, { stroke: pen.ink, line: 0.9 });
  if (style === 'cells') pen.rule(start - 4, y, start - 4, y + height, { line: 0.9 });
  if (style === 'underlined' || style === 'double')
    pen.rule(left, y + height, left + room, y + height, { line: 1.1 });
  if (style === 'double') pen.rule(left, y + height + 2.4, left + room, y + height + 2.4, { line: 0.5 });
  return y + height + size * 0.6;
}

/** Subtotal, taxes and total under a table; gives the y below. */
export function drawSums(
  pen: Pen,
  family: LayoutFamily,
  sums: readonly Fact[],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  if (sums.length === 0) return y;
  const { choices } = family;
  const room = Math.min(width, choices.pick('sums.width', [180, 210, 250]));
  const side = choices.pick('sums.side', ['right', 'right', 'right', 'left']);
  const left = side === 'right' ? x + width - room : x;
  const style = choices.pick<LabelStyle>('sums.labelStyle', [
    'right',
    'right',
    'grid',
    'leader',
    'underlined',
    'gridAbove',
    'right',
  ]);
  const look = { ...factsStyle(family, 'sums', pen), style, bold: false };
  if (style === 'gridAbove') return drawFacts(pen, sums, { x, y, width }, { ...look, columns: 6 });
  const last = sums.at(-1)!;
  const strong = choices.pick('sums.total', ['plain', 'bold', 'band', 'large']);
  if (strong === 'plain' || style === 'grid') return drawFacts(pen, sums, { x: left, y, width: room }, look);
  const under = drawFacts(pen, sums.slice(0, -1), { x: left, y, width: room }, look) + 2;
  const size = look.size * (strong === 'large' ? 1.35 : 1.05);
  const height = size * 1.8;
  const accent = choices.pick('accent', accents);
  if (strong === 'band') pen.box({ x: left, y: under, width: room, height }, { fill: accent });
  else pen.rule(left, under, left + room, under, { line: 1 });
  const color = strong === 'band' ? '#ffffff' : pen.ink;
  pen.text(last.label, left + 4, under + height / 2, { size, weight: 'bold', color, width: room * 0.5 });
  pen.value(last, left + room * 0.5, under + height / 2, {
    size,
    weight: 'bold',
    color,
    width: room * 0.5 - 4,
    align: 'right',
  });
  return under + height + 4;
}

/** A logo, the company's seal, and boxes for the stamps of those who approve. */
export function drawMarks(
  pen: Pen,
  family: LayoutFamily,
  issuer: PartyContent,
  issuerAt: { x: number; y: number; width: number },
): void {
  const { choices, language } = family;
  if (language === 'ja' && choices.chance('seal', 0.3))
    pen.draw({
      kind: 'seal',
      name: issuer.name.slice(0, 8),
      x: Math.min(pen.right - 20, issuerAt.x + issuerAt.width - 18),
      y: issuerAt.y + 26,
      side: choices.pick('seal.side', [34, 42, 48]),
    });
}

/** Boxes in which those who approve press their stamps. */
export function drawApprovals(pen: Pen, family: LayoutFamily, y: number): number {
  const { choices } = family;
  if (family.language !== 'ja' || !choices.chance('approvals', 0.15)) return y;
  const words = choices.pick('approvals.words', [
    ['承認', '担当'],
    ['承認', '審査', '作成'],
    ['係', '課長', '部長'],
  ]);
  const side = 40;
  const x = pen.right - side * words.length;
  words.forEach((word, index) => {
    pen.box({ x: x + index * side, y, width: side, height: 13 }, { stroke: pen.ink, line: 0.5 });
    pen.box({ x: x + index * side, y: y + 13, width: side, height: 34 }, { stroke: pen.ink, line: 0.5 });
    pen.text(word, x + index * side, y + 6.5, { size: 7, width: side, align: 'center' });
  });
  return y + 52;
}

/** Notes and the foot of every page. */
export function drawNotes(
  pen: Pen,
  content: Content,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let middle = y + pen.size;
  for (const note of content.notes)
    for (const line of pen.wrap(note, width, { size: pen.size * 0.85 })) {
      pen.text(line, x, middle, { size: pen.size * 0.85, color: '#444444' });
      middle += pen.size * 1.25;
    }
  return middle;
}

/** Sentences that state a value. */
export function drawProse(
  pen: Pen,
  content: Content,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let middle = y + pen.size * 0.7;
  for (const { before, fact, after } of content.prose) {
    const size = Math.min(pen.size, pen.fit(before + fact.printed + after, width));
    const lead = pen.text(before, x, middle, { size });
    const start = x + (before === '' ? 0 : pen.measure(before, { size }));
    const value = pen.value(fact, start, middle, { size });
    pen.text(after, value.x + value.width, middle, { size });
    middle = lead.y + lead.height / 2 + size * 1.6;
  }
  return content.prose.length === 0 ? y : middle;
}
