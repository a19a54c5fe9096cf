import { isNear } from '../text/distance.ts';

/** Month names by number, folded (lower case, no accents): English, Dutch, French, German, Spanish, Italian, Portuguese. */
const NAMES: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'januari',
    'janvier',
    'janv',
    'januar',
    'enero',
    'ene',
    'gennaio',
    'gen',
    'janeiro',
    'jaenner',
  ],
  ['february', 'feb', 'februari', 'fevrier', 'fevr', 'fev', 'februar', 'febrero', 'febbraio', 'fevereiro'],
  ['march', 'mar', 'maart', 'mrt', 'mars', 'marz', 'maerz', 'marzo', 'marco'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile'],
  ['may', 'mei', 'mai', 'mayo', 'maggio', 'mag', 'maio'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho'],
  ['august', 'aug', 'augustus', 'aout', 'agosto', 'ago'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'settembre', 'set', 'setembro'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
  ['december', 'dec', 'decembre', 'dezember', 'dez', 'diciembre', 'dic', 'dicembre', 'dezembro'],
];

const NUMBERS = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** The month that a misread short name (Api, Fen) can only be; undefined where two would do (Jxn). */
export function guessMonth(folded: string): number | undefined {
  if (folded.length !== 3) return undefined;
  const near = NAMES.map(([name = '']) => isNear(name.slice(0, 3), folded));
  const first = near.indexOf(true);
  return first >= 0 && first === near.lastIndexOf(true) ? first + 1 : undefined;
}

/** 1 to 12, or undefined when the (folded) word is no month. */
export function findMonth(folded: string): number | undefined {
  return NUMBERS.get(folded);
}
