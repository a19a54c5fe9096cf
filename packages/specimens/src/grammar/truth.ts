import type { Pen } from './page/pen.ts';
import { partyFact } from './page/parties.ts';
import type { Content, Fact, LayoutFamily, Place } from './types.ts';

/** A fact that is on the pages, and where. */
export interface Drawn {
  readonly fact: Fact;
  readonly places: readonly Place[];
}

/** What of a document's content was drawn; what found no place on the pages (a fact that a form leaves out) is left out. */
export function drawnFacts(family: LayoutFamily, content: Content, pen: Pen): Drawn[] {
  const own = [
    ...content.head,
    ...content.groups.flatMap(({ facts }) => facts),
    ...(content.highlight ? [content.highlight] : []),
    ...content.sums,
    ...content.foot,
    ...content.prose.map(({ fact }) => fact),
  ];
  const ofParties = content.parties.flatMap((party) =>
    (
      [
        'name',
        'department',
        'person',
        'postcode',
        'address',
        'tel',
        'fax',
        'email',
        'url',
        'registration',
      ] as const
    ).map((what) => {
      const printed =
        what === 'address' ? party.address.join(family.language === 'ja' ? ' ' : ', ') : party[what];
      return partyFact(party, what, printed);
    }),
  );
  const seen = new Set<string>();
  return [...own, ...ofParties].flatMap((fact) => {
    const places = pen.placesOf(fact.name);
    if (places.length === 0 || fact.printed === '' || seen.has(fact.name)) return [];
    seen.add(fact.name);
    if (fact.name.endsWith('address')) return [{ fact, places: [around(places)] }];
    return [{ fact: { ...fact, printed: pen.printedOf(fact.name) ?? fact.printed }, places }];
  });
}

/** An address is written line by line: its lines are one place. */
function around(places: readonly Place[]): Place {
  const [first] = places as [Place];
  const boxes = places.filter(({ page }) => page === first.page).map(({ box }) => box);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    page: first.page,
    box: {
      x,
      y,
      width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
      height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
    },
  };
}
