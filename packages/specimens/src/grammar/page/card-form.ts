import type { Content, Fact, LayoutFamily, PartyContent } from '../types.ts';
import { accents, drawFacts, factsStyle } from './facts.ts';
import { drawParty, partyFact } from './parties.ts';
import { drawHighlight, drawTitle } from './parts.ts';
import type { Pen } from './pen.ts';

/** A card: of a person's business, of a member, a ticket. */
export function drawCard(pen: Pen, family: LayoutFamily, content: Content): void {
  if (family.kind === 'business-card') drawBusinessCard(pen, family, content);
  else drawPass(pen, family, content);
}

function drawBusinessCard(pen: Pen, family: LayoutFamily, content: Content): void {
  const { choices } = family;
  const company = content.parties[0]!;
  const of = (id: string): Fact | undefined => content.head.find(({ name }) => name === id);
  const align = choices.pick('card.align', ['left', 'left', 'center', 'right'] as const);
  const accent = choices.pick('accent', accents);
  if (choices.chance('card.band', 0.3))
    pen.box({ x: 0, y: 0, width: pen.paper.width, height: 10 }, { fill: accent });
  const companyFirst = choices.chance('card.companyFirst', 0.6);
  let y = pen.paper.margin + pen.size;
  const line = (fact: Fact | undefined, scale = 1, bold = false): void => {
    if (!fact) return;
    pen.value(fact, pen.left, y, {
      size: pen.size * scale,
      width: pen.room,
      align,
      weight: bold ? 'bold' : 'regular',
    });
    y += pen.size * scale * 1.5;
  };
  const companyName = partyFact(company, 'name', company.name);
  if (companyFirst) line(companyName, choices.pick('card.companyScale', [1.1, 1.3]), true);
  const titleFirst = choices.chance('card.titleFirst', 0.6);
  if (titleFirst) [of('department'), of('job_title')].forEach((fact) => line(fact));
  line(
    of('card_name'),
    choices.pick('card.nameScale', [1.6, 1.9, 2.2]),
    choices.chance('card.boldName', 0.4),
  );
  if (!titleFirst) [of('department'), of('job_title')].forEach((fact) => line(fact));
  if (!companyFirst) line(companyName, 1.15, true);
  y = Math.max(y, pen.paper.height - pen.paper.margin - pen.size * 6.5);
  drawContacts(pen, family, company, of('mobile'), y, align);
}

function drawContacts(
  pen: Pen,
  family: LayoutFamily,
  company: PartyContent,
  mobile: Fact | undefined,
  from: number,
  align: 'left' | 'center' | 'right',
): void {
  const { choices, language } = family;
  const size = pen.size * 0.88;
  let y = from;
  const marks = choices.pick(
    'card.marks',
    language === 'ja'
      ? [
          ['TEL ', 'FAX ', '携帯 ', 'E-mail '],
          ['電話：', 'FAX：', 'Mobile：', 'Mail：'],
          ['TEL.', 'FAX.', 'M. ', ''],
        ]
      : [
          ['Tel ', 'Fax ', 'Mobile ', ''],
          ['T ', 'F ', 'M ', 'E '],
          ['Phone: ', 'Fax: ', 'Cell: ', 'Email: '],
        ],
  );
  const put = (fact: Fact, before: string): void => {
    if (fact.printed === '') return;
    pen.value({ ...fact, before }, pen.left, y, { size, width: pen.room, align });
    y += size * 1.35;
  };
  put(partyFact(company, 'postcode', company.postcode), '〒');
  put(partyFact(company, 'address', company.address.join(language === 'ja' ? ' ' : ', ')), '');
  put(partyFact(company, 'tel', company.tel), marks[0]!);
  put(partyFact(company, 'fax', company.fax), marks[1]!);
  if (mobile) put(mobile, marks[2]!);
  put(partyFact(company, 'email', company.email), marks[3]!);
  put(partyFact(company, 'url', company.url), '');
}

/** A pass or ticket: issuer, title, facts in one or two columns. */
function drawPass(pen: Pen, family: LayoutFamily, content: Content): void {
  const full = { x: pen.left, width: pen.room };
  let y = drawTitle(pen, family, content.title, { ...full, y: pen.paper.margin });
  if (content.highlight) y = drawHighlight(pen, family, content.highlight, { ...full, y });
  const look = factsStyle(family, 'card', pen, ['above', 'above', 'columns', 'colon', 'gridAbove']);
  y = drawFacts(
    pen,
    [...content.head, ...content.groups.flatMap(({ facts }) => facts), ...content.foot],
    { ...full, y },
    look,
  );
  const [issuer, holder] = content.parties;
  if (holder) y = drawParty(pen, family, holder, { ...full, y: y + 4 });
  if (issuer) drawParty(pen, family, issuer, { ...full, y: y + 4 });
}
