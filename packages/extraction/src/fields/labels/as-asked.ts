import type { FieldQuery } from '../../instruction/field-query.ts';
import { fold } from '../../text/fold.ts';
import { tokensOf } from '../../wordings/tokens.ts';
import type { LabelMatch } from './label-match.ts';

/** What is left of labels beside one that is printed just as it is asked for, and beside one that has more of the words asked. */
const BESIDE_EXACT = 0.8;
const BESIDE_CLOSER = 0.85;
/** Letters that two words have in common at least which are forms of one: charged, chargeable. */
const STEM = 5;

/** Labels of one meaning by how much they say of the words that are asked: of weights the gross one, where it is asked for. */
export function preferAsAsked(matches: readonly LabelMatch[], query: FieldQuery): LabelMatch[] {
  if (matches.length < 2 || !/^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(query.asked))
    return [...matches];
  const asked = [...tokensOf(query.asked)];
  const rated = matches.map((match) => ({ match, ...rate(match, asked, query) }));
  const isExact = rated.some(({ exact }) => exact);
  const most = Math.max(...rated.map(({ said }) => said));
  return rated.map(({ match, exact, said }) => {
    if (match.relation !== 'beside') return match;
    const factor = isExact ? (exact ? 1 : BESIDE_EXACT) : most > 1 && said < most ? BESIDE_CLOSER : 1;
    return factor === 1 ? match : { ...match, strength: match.strength * factor };
  });
}

function rate(
  { segment, from, to }: LabelMatch,
  asked: readonly string[],
  query: FieldQuery,
): { readonly exact: boolean; readonly said: number } {
  const printed = segment.text.slice(from, to);
  const exact = query.foldedLabel.length >= 5 && fold(printed) === query.foldedLabel;
  const said = [...tokensOf(printed)].filter((word) => asked.some((other) => isForm(word, other))).length;
  return { exact, said };
}

const isForm = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM));
