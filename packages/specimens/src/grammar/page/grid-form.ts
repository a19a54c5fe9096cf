import type { Content, Fact, LayoutFamily, PartyContent } from '../types.ts';
import { drawFacts, factsStyle } from './facts.ts';
import { drawParty, partyFact } from './parties.ts';
import { drawHighlight, drawNotes, drawProse, drawSums, drawTitle } from './parts.ts';
import type { Pen } from './pen.ts';
import { drawTable } from './table.ts';
import { pickWording } from '../wording.ts';

/** A form of ruled boxes: heads in a grid, parties in boxes or as rows of it, groups side by side. */
export function drawGridForm(pen: Pen, family: LayoutFamily, content: Content): void {
  const { choices } = family;
  const full = { x: pen.left, width: pen.room };
  let y = drawTitle(pen, family, content.title, { ...full, y: pen.paper.margin });
  if (['waybill', 'ticket', 'membership'].includes(family.kind) && choices.chance('bars', 0.6)) {
    pen.draw({
      kind: 'bars',
      area: { x: pen.left + pen.room * 0.55, y, width: pen.room * 0.42, height: 28 },
      seed: family.seed,
    });
    y += 36;
  }
  const partiesFirst = choices.chance('parties.first', 0.6);
  if (partiesFirst) y = drawParties(pen, family, content.parties, y);
  if (content.highlight && choices.chance('highlight.first', 0.5))
    y = drawHighlight(pen, family, content.highlight, { ...full, y });
  y =
    drawFacts(
      pen,
      content.head,
      { ...full, y },
      {
        ...factsStyle(family, 'heads', pen, ['grid', 'grid', 'gridAbove', 'above', 'underlined']),
        tint: choices.pick('heads.tint', ['#efefef', '#e8eef4', '', '#fdf3e1']),
      },
    ) + 4;
  if (!partiesFirst) y = drawParties(pen, family, content.parties, y);
  y = drawGroupGrids(pen, family, content, y);
  for (const table of content.tables) {
    const newPage = (): number => (pen.turnPage(), pen.paper.margin);
    if (y > pen.bottom - 100) y = newPage();
    ({ y } = drawTable(pen, family, table, { x: pen.left, y: y + 4, width: pen.room, newPage }));
    y += pen.size * 0.6;
  }
  if (y + (content.sums.length + content.foot.length + 3) * pen.size * 2 > pen.bottom) {
    pen.turnPage();
    y = pen.paper.margin;
  }
  y = drawSums(pen, family, content.sums, { ...full, y });
  if (content.highlight && !choices.chance('highlight.first', 0.5))
    y = drawHighlight(pen, family, content.highlight, { ...full, y: y + 6 });
  y = drawProse(pen, content, { ...full, y: y + 4 });
  y = drawFacts(
    pen,
    content.foot,
    { ...full, y: y + 4 },
    factsStyle(family, 'foot', pen, ['grid', 'gridAbove', 'columns', 'above']),
  );
  if (content.greeting !== '') {
    pen.text(content.greeting, pen.left, y + pen.size * 1.2, { width: pen.room });
    y += pen.size * 2;
  }
  drawNotes(pen, content, { ...full, y });
}

/** Parties in two boxes, as rows of a grid, or free above it. */
function drawParties(pen: Pen, family: LayoutFamily, parties: readonly PartyContent[], y: number): number {
  const style = family.choices.pick('parties.style', ['boxes', 'rows', 'rows', 'free']);
  const shares = family.choices.chance('parties.swapped', 0.3) ? parties.toReversed() : parties;
  if (style === 'rows') return drawPartyRows(pen, family, shares, y);
  const width = pen.room / shares.length;
  const ends = shares.map((party, index) =>
    drawParty(pen, family, party, { x: pen.left + index * width + 5, y: y + 4, width: width - 12 }),
  );
  const below = Math.max(y, ...ends) + 4;
  if (style === 'boxes')
    shares.forEach((_, index) =>
      pen.box({ x: pen.left + index * width, y, width, height: below - y }, { stroke: pen.ink, line: 0.7 }),
    );
  return below + pen.size * 0.6;
}

const words = {
  ja: {
    name: '',
    person: 'ご担当',
    department: '部署',
    postcode: '郵便番号',
    address: '住所',
    tel: '電話番号',
    fax: 'FAX',
    email: 'メール',
    url: 'URL',
    registration: '登録番号',
  },
  en: {
    name: '',
    person: 'Contact',
    department: 'Department',
    postcode: 'Postcode',
    address: 'Address',
    tel: 'Telephone',
    fax: 'Fax',
    email: 'Email',
    url: 'Website',
    registration: 'Tax no.',
  },
} as const;

const upperFirst = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Rows of a grid: the party's heading before its name, what else it has under words of its own. */
function drawPartyRows(
  pen: Pen,
  family: LayoutFamily,
  parties: readonly PartyContent[],
  from: number,
): number {
  let y = from;
  for (const party of parties) {
    const { role } = party;
    const heading =
      pickWording(family, `heading.${role.id}`, role.headings) ||
      role.headings[family.language].find(Boolean) ||
      upperFirst(role.nouns[family.language][0]!);
    const label = (what: keyof typeof words.ja): string =>
      what === 'name' ? heading : words[family.language][what];
    const facts: Fact[] = (
      ['name', 'department', 'person', 'postcode', 'address', 'tel', 'fax', 'email', 'registration'] as const
    ).flatMap((what) => {
      const printed =
        what === 'address' ? party.address.join(family.language === 'ja' ? ' ' : ', ') : party[what];
      return printed === '' ? [] : [{ ...partyFact(party, what, printed), label: label(what) }];
    });
    y =
      drawFacts(
        pen,
        facts,
        { x: pen.left, y, width: pen.room },
        {
          ...factsStyle(family, 'parties', pen, ['grid', 'grid', 'underlined', 'columns']),
          columns: family.choices.pick('parties.columns', [1, 2]),
        },
      ) + 4;
  }
  return y;
}

function drawGroupGrids(pen: Pen, family: LayoutFamily, { groups }: Content, from: number): number {
  const { choices } = family;
  const filled = groups.filter(({ facts }) => facts.length > 0);
  if (filled.length === 0) return from;
  const aside = filled.length > 1 && choices.chance('groups.aside', 0.6);
  const width = aside ? pen.room / filled.length : pen.room;
  let y = from;
  const ends = filled.map(({ heading, facts }, index) => {
    const x = aside ? pen.left + index * width : pen.left;
    let top = y;
    if (heading !== '') {
      pen.box(
        { x, y: top, width, height: pen.size * 1.7 },
        {
          fill: choices.pick('groups.headFill', ['#dfe3e8', '#efefef', '#d9e6da']),
          stroke: pen.ink,
          line: 0.5,
        },
      );
      pen.text(heading, x + 4, top + pen.size * 0.85, {
        weight: 'bold',
        width: width - 8,
        align: choices.pick('groups.headAlign', ['left', 'center'] as const),
      });
      top += pen.size * 1.7;
    }
    const below = drawFacts(
      pen,
      facts,
      { x, y: top, width },
      {
        ...factsStyle(family, 'groups', pen, ['grid', 'grid', 'right', 'gridAbove', 'leader']),
        columns: aside ? 1 : choices.pick('groups.columns', [1, 2, 4]),
      },
    );
    if (!aside) y = below + 4;
    return below;
  });
  return Math.max(y, ...ends) + pen.size * 0.5;
}
