import type { Variant } from './variants.ts';

const FIND_FIELD = 'fields/find-field.ts';
const RIVALS = 'fields/spans/rivals.ts';
const edit = (file: string, out: string, into = ''): Variant => ({ edits: [{ file, out, in: into }] });

/** Each group of rules by name, with what leaves it out. A change of the source that moves one of them is an error here. */
export const RULES: Readonly<Record<string, Variant>> = {
  'what parties have of their own': edit(
    'instruction/understand.ts',
    ' ??\n    propertyAsked(rest.toLowerCase()) ??\n    propertyAsked(kept.toLowerCase())',
  ),
  'a head word and its object': edit('instruction/understand.ts', ' ?? compose(head, kept.toLowerCase())'),
  'related labels': edit('fields/label-matches.ts', 'relatedTo(query.concept, query, view)', '[] as never[]'),
  'labels that no list knows': edit(
    'fields/label-matches.ts',
    '  addUnlistedLabels(matches, query, view);\n',
  ),
  'labels misread by a letter': edit('document.ts', 'if (misread) hits.unshift(misread);'),
  'values by their shape': edit('fields/ranking/rank.ts', '  unlabelledCandidates,\n'),
  'names without a label': edit('fields/names/makers.ts', '  unlabelledNames,\n'),
  'bank lines': edit('fields/shapes/makers.ts', '  bankLines,\n'),
  'payment methods': edit('fields/shapes/makers.ts', '  paymentMethods,\n'),
  'holders of accounts': edit('fields/names/makers.ts', '  accountHolders,\n'),
  'a bank’s own statement': edit('fields/names/makers.ts', '  ownBank,\n'),
  'towns and postcodes of addresses': edit('fields/blocks/makers.ts', 'addressParts, '),
  'people and departments of parties': edit('fields/blocks/makers.ts', 'peopleOfParty];', '];'),
  'names and numbers in sentences': edit('fields/sentences/makers.ts', '  saidInSentences,\n'),
  'dates and sums in sentences': edit('fields/ranking/rank.ts', '    ...runningText(query, view),\n'),
  'sums of payment': edit('fields/amounts/makers.ts', '  paidCandidates,\n'),
  'whose block a value is in': edit('fields/prefer.ts', ' *\n        owners(one)'),
  'words of place': edit('fields/prefer.ts', '        placeFactor(one, query, view) *\n'),
  'tax rates': edit('fields/prefer.ts', '        rateFactor(one, query) *\n'),
  'balances carried over': edit('fields/prefer.ts', 'carriedTotal(sorted, query, view) ?? '),
  'headed blocks of parties': edit(
    'fields/blocks/party-blocks.ts',
    'block.party === party && block.name ? [block.name] : []',
    '[]',
  ),
  'windows of envelopes': edit(
    'fields/parties.ts',
    "[...shown, ...addressBlocks(view, namesOf('issuer', view))]",
    '[]',
  ),
  'several values for several labels': edit(
    'fields/label-candidates.ts',
    'const pair = placeInPair(match, segment, view);',
    'const pair = undefined;',
  ),
  'lists of labels': edit('fields/label-candidates.ts', 'isListed(match.segment, segment) ? 0.55 : 1', '1'),
  'a ranking of all spans': edit(
    FIND_FIELD,
    'return weighQuestion(query, found, view);',
    'return { query, found, options: [], isSettled: true };',
  ),
  'values shared out among questions': edit(FIND_FIELD, 'shareOut(questions)', 'questions'),
  'answers at labels by the label model': edit(
    RIVALS,
    'labelAnswers(query, view, [...labels])',
    '([] as never[])',
  ),
  'answers in sentences by the label model': edit(RIVALS, 'clauseAnswers(query, view)', '([] as never[])'),
  'parcels, records, services': {
    edits: ['TRANSPORT', 'RECORDS', 'SERVICES'].flatMap((list) =>
      ['ENGLISH', 'JAPANESE'].map((language) => ({
        file: 'lexicon/all.ts',
        out: `  ${language}_${list},\n`,
      })),
    ),
  },
};
