import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { kindsOfWordings } from '../../wordings/index.ts';
import { kindShares, modelLanguageOf, vectorOf } from '../../wordings/model/label-model.ts';
import { memoize } from '../../memoize.ts';
import { askedIn } from './labels.ts';

/** What an interrogative alone says of the answer. */
const INTERROGATIVES: readonly (readonly [readonly Kind[], RegExp])[] = [
  [['person', 'company'], /^(?:by |to |for |from )?who(?:m|se)?\b/],
  [['date'], /^(?:by |since |until |from )?when\b|\b(?:which|what|the|last|first) day\b/],
  [['amount'], /^how much (?!(?:time|data|space|weight)\b)/],
  [
    ['amount'],
    /^what (?!kind|sort|type)[^,;]*\b(?:costs?|earn(?:s|ed)?|owe[sd]?|(?:is|was|are|were) (?:still )?(?:owed|worth|due)|c[ao]mes? to|gets? back|gave|would get)\b(?! (?:code|centre|center))/,
  ],
  [['number'], /^how many\b/],
  [['number'], /^(?:the )?(?:highest|lowest|largest|smallest|maximum|minimum) (?!rate)\w+/],
  [['person', 'company'], /^(?:the )?(?:full )?name of the \w+ (?:who|that|which)\b/],
  [['account'], /^(?:the )?(?:bank )?account (?:(?:that|which) )?(?:the|our|his|her|their|it|they|we)\b/],
  [['percent'], /\bin percent\b|\bwhat percentage\b/],
];

/** The kinds that the answer to an instruction may be of, the likeliest first; "text" where nothing says it. */
export function answerKinds(query: FieldQuery): readonly Kind[] {
  const lower = query.asked.toLowerCase();
  const said = INTERROGATIVES.find(([, pattern]) => pattern.test(lower));
  if (said) return said[0];
  if (query.kind !== 'text' || query.concept !== undefined) return [query.kind];
  const usual = kindsOfWordings(askedIn(query).rates);
  return usual.length > 0 ? usual : ['text'];
}

/** How much the likelihood of the kind counts beside a nearness: the softmax that the model was fitted by weighs a cosine 17 times. */
export const BY_KIND = 0.06;

/** A kind of value with how likely it answers a question. */
export interface KindShare {
  readonly kind: Kind;
  readonly share: number;
}

/** A kind that is less likely than this is not looked for. */
const MIN_SHARE = 0.06;
/** How much of the likelihoods is what the rules say of a question, where they say anything. */
const BY_RULES = 0.5;

/** The kinds of values that may answer a question, by the label model and by the rules; the likeliest first. */
export const likelyKinds = memoize((query: FieldQuery): readonly KindShare[] => {
  const language = modelLanguageOf(query.asked);
  const shares = kindShares(vectorOf(query.asked, language), language);
  const said = answerKinds(query);
  const byRules = said[0] === 'text' ? 0 : BY_RULES;
  return [...new Set([...shares.keys(), ...said])]
    .map((kind) => ({
      kind,
      share: (1 - byRules) * (shares.get(kind) ?? 0) + (said.includes(kind) ? byRules / said.length : 0),
    }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((a, b) => b.share - a.share);
});
