import type { Content, Fact, LayoutFamily } from '../types.ts';
import { drawFacts, factsStyle } from './facts.ts';
import { partyFact } from './parties.ts';
import { drawMarks, drawTitle } from './parts.ts';
import type { Pen } from './pen.ts';

/** What needs no word before it: a name, the day, the course, what was paid for. */
const speaksForItself = new Set(['person', 'issued', 'course', 'purpose']);

/** A certificate or formal receipt: lines in the middle of the page, the issuer at its foot. */
export function drawCertificate(pen: Pen, family: LayoutFamily, content: Content): void {
  const { choices, language } = family;
  if (choices.chance('frame', 0.5))
    pen.box(
      { x: 22, y: 22, width: pen.paper.width - 44, height: pen.paper.height - 44 },
      { stroke: choices.pick('frame.color', ['#7a6a3a', '#333333', '#1f3a5f']), line: 2 },
    );
  let y =
    drawTitle(pen, family, content.title, { x: pen.left, y: pen.paper.margin + 20, width: pen.room }) +
    pen.size;
  const [issuer, recipient] = content.parties;
  const dated = content.head.filter(({ concept }) => concept.type === 'date' && concept.group === 'issued');
  const centred = (fact: Fact, scale = 1): void => {
    const label =
      fact.label === '' ||
      (speaksForItself.has(fact.concept.group) && choices.chance(`certificate.bare.${fact.name}`, 0.5))
        ? ''
        : fact.label + choices.pick('certificate.colon', language === 'ja' ? ['　', '：', ' '] : [': ', ' ']);
    pen.value({ ...fact, before: label + fact.before }, pen.left, y + pen.size, {
      size: pen.size * scale,
      width: pen.room,
      align: 'center',
    });
    y += pen.size * scale * 2;
  };
  if (recipient)
    centred({ ...partyFact(recipient, 'name', recipient.name), after: language === 'ja' ? ' 様' : '' }, 1.4);
  if (content.highlight) centred(content.highlight, 1.6);
  for (const fact of content.head)
    if (!dated.includes(fact)) centred(fact, fact.concept.group === 'person' ? 1.5 : 1);
  for (const fact of content.groups.flatMap(({ facts }) => facts)) centred(fact);
  if (content.greeting !== '') {
    pen.text(content.greeting, pen.left, y + pen.size, { width: pen.room, align: 'center' });
    y += pen.size * 2.4;
  }
  y =
    drawFacts(
      pen,
      content.sums,
      { x: pen.left + 20, y, width: pen.room * 0.5 },
      factsStyle(family, 'sums', pen, ['columns', 'right', 'grid']),
    ) + pen.size;
  y =
    drawFacts(
      pen,
      content.foot,
      { x: pen.left + 20, y, width: pen.room * 0.5 },
      factsStyle(family, 'foot', pen, ['columns', 'colon']),
    ) + pen.size;
  dated.forEach((fact) => centred(fact));
  if (issuer) drawIssuer(pen, family, content, y);
}

function drawIssuer(pen: Pen, family: LayoutFamily, content: Content, from: number): void {
  const issuer = content.parties[0]!;
  const { choices, language } = family;
  const align = choices.pick('certificate.issuer', ['right', 'center', 'left'] as const);
  let y = from + pen.size;
  drawMarks(pen, family, issuer, { x: pen.left, y, width: pen.room });
  const put = (what: string, printed: string, scale = 1, before = ''): void => {
    if (printed === '') return;
    pen.value({ ...partyFact(issuer, what, printed), before }, pen.left, y, {
      size: pen.size * scale,
      width: pen.room,
      align,
    });
    y += pen.size * scale * 1.5;
  };
  put('name', issuer.name, 1.2);
  put('address', issuer.address.join(language === 'ja' ? ' ' : ', '));
  put('tel', issuer.tel, 1, 'TEL ');
  put('registration', issuer.registration, 1, language === 'ja' ? '登録番号 ' : 'Tax no. ');
}
