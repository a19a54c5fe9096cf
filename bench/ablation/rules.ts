import type { Variant } from './variants.ts';

const FIELDS = 'fields/find-field.ts';
const edit = (file: string, out: string, into = ''): Variant => ({ edits: [{ file, out, in: into }] });

/** Each group of rules by name, with what leaves it out. A change of the source that moves one of them is an error here. */
export const RULES: Readonly<Record<string, Variant>> = {
  'what parties have of their own': edit('instruction/understand.ts', 'if (property) return property;'),
  'a head word and its object': edit('instruction/understand.ts', ' ?? compose(head, kept.toLowerCase())'),
  'related labels': edit('fields/label-matches.ts', 'relatedTo(query.concept, query, view)', '[] as never[]'),
  'labels that no list knows': edit(
    'fields/label-matches.ts',
    '  addUnlistedLabels(matches, query, view);\n',
  ),
  'labels misread by a letter': edit('document.ts', 'if (misread) hits.unshift(misread);'),
  'values by their shape': edit(FIELDS, '...looseCandidates(query, view), '),
  'names without a label': edit(FIELDS, '...looseNames(query, view),'),
  'bank lines': edit(FIELDS, '...bankLines(query, view),'),
  'payment methods': edit(FIELDS, '...paymentMethods(query, view),'),
  'holders of accounts': edit(FIELDS, '...accountHolders(query, view),'),
  'a bank’s own statement': edit(FIELDS, '...ownBank(query, view),'),
  'towns and postcodes of addresses': edit(FIELDS, '...addressParts(query, view),'),
  'people and departments of parties': edit(FIELDS, '...peopleOfParty(query, view),'),
  'names and numbers in sentences': edit(FIELDS, '...saidInSentences(query, view),'),
  'dates and sums in sentences': edit(FIELDS, ', ...runningText(query, view)'),
  'sums of payment': edit(FIELDS, ', ...paidCandidates(query, view)'),
  'whose block a value is in': edit('fields/prefer.ts', ' * owners(one)'),
  'words of place': edit('fields/prefer.ts', ' * placeFactor(one, query, view)'),
  'tax rates': edit('fields/prefer.ts', ' * rateFactor(one, query)'),
  'balances carried over': edit('fields/prefer.ts', 'carriedTotal(sorted, query, view) ?? '),
  'headed blocks of parties': edit(
    'fields/blocks/party-blocks.ts',
    'block.party === party && block.name ? [block.name] : []',
    '[]',
  ),
  'windows of envelopes': edit(
    'fields/parties.ts',
    '[] : addressBlocks(',
    '[] : ((..._: unknown[]) => [] as Candidate[])(',
  ),
  'several values for several labels': edit(
    'fields/label-candidates.ts',
    'const pair = placeInPair(match, segment, view);',
    'const pair = undefined;',
  ),
  'lists of labels': edit('fields/label-candidates.ts', 'isListed(match.segment, segment) ? 0.55 : 1', '1'),
  'parcels, records, services': {
    edits: ['TRANSPORT', 'RECORDS', 'SERVICES'].flatMap((list) =>
      ['ENGLISH', 'JAPANESE'].map((language) => ({
        file: 'lexicon/all.ts',
        out: `  ${language}_${list},\n`,
      })),
    ),
  },
};
