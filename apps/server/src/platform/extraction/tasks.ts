import {
  buildPrompt,
  combineAnswer,
  createExtractor,
  extract,
  findPlaceWords,
  parseAnswer,
  type Answer,
  type Extraction,
  type RereadPlace,
  type Page,
  type PlaceToReread,
  type PlaceWords,
  type PointedPlace,
  type Prompt,
  type TableResult,
  type TemplateDefinition,
} from '@ocr/extraction';
import { documentText } from '@ocr/recognition';
import { chooseForDocument, type Choosing, type Chosen } from './choose-task.ts';
import { readMemory, teachFile, type CheckedFile, type StoredMemory, type Taught } from './teach-task.ts';
import { toJson } from '#platform/database/json.ts';
import { fromStoredValues, toStoredValues, type DoubtBound, type StoredValues } from './stored-values.ts';
import { findOffers, type Offers } from './find-offers.ts';

/** What can be done with a document's pages, all of it pure, none of it fit for the thread that answers calls. */
export interface Tasks {
  /** The rules' values, by what was learnt. */
  extract: { options: StoredMemory & DoubtBound & WithRereads; result: RulesRead };
  /** The rules' values by a template and by its draft, by what was learnt. */
  compare: {
    options: StoredMemory & WithRereads & { readonly draft: TemplateDefinition };
    result: ReadByBoth;
  };
  /** What a template for the document may want. */
  offer: { options: null; result: Offers };
  /** The words by which an instruction leads to a position of the document. */
  placeWords: { options: PointedPlace; result: PlaceWords };
  /** The rules' values, and the questions to a model about as many pages as its budget allows. */
  prepare: { options: ModelBudget; result: Prepared };
  /** A model's answers made into values, over the rules'. */
  combine: { options: Answered; result: Combined };
  /** What a checked document teaches. */
  teach: { options: CheckedFile; result: Taught };
  /** The template that fits it, and the documents of a stack. */
  choose: { options: Choosing; result: Chosen };
}
export type TaskName = keyof Tasks;

/** Places that an extraction with lessons asked to read again, and what was read there. */
export interface WithRereads {
  readonly rereads?: readonly RereadPlace[] | undefined;
}

export interface ModelBudget extends StoredMemory, DoubtBound, WithRereads {
  /** Most characters of the document in one question. */
  readonly characters: number;
  readonly calls: number;
}
/** What the rules find, with facts that only the pages contain. */
export interface RulesRead {
  readonly values: StoredValues;
  /** The whole document's text in reading order. */
  readonly text: string;
  /** Mean confidence of its words, 0 to 100; null where it has none. */
  readonly wordConfidence: number | null;
  /** The layout that was recognised, as the memory names it; null where none was, and without a memory. */
  readonly layout: string | null;
  /** Places to read again from the pixels; see `WithRereads`. */
  readonly placesToReread: readonly PlaceToReread[];
}

/** The same document by a template and by its draft. */
export interface Compared {
  readonly before: FoundInDocument;
  readonly after: FoundInDocument;
}
/** With the positions that either of them asks to read again; see `WithRereads`. */
export type ReadByBoth = Compared & Pick<RulesRead, 'placesToReread'>;
/** The fields and the tables, in JSON. */
export type FoundInDocument = Pick<StoredValues, 'fields' | 'tables'>;

/** A question and the numbers of the pages that it shows. */
export interface Question extends Prompt {
  readonly pages: readonly number[];
}
export interface Prepared extends RulesRead {
  readonly questions: readonly Question[];
}
export interface Answered extends DoubtBound {
  /** The rules' values. */
  readonly rules: FoundInDocument;
  readonly answers: readonly { readonly pages: readonly number[]; readonly text: string }[];
}
export interface Combined {
  /** Undefined where none of the answers could be understood: the rules' values stay. */
  readonly values: StoredValues | undefined;
  /** How many of the answers could not be understood. */
  readonly broken: number;
}

type Runner<Name extends TaskName> = (
  pages: readonly Page[],
  template: TemplateDefinition,
  options: Tasks[Name]['options'],
) => Tasks[Name]['result'];

export const runners: { readonly [Name in TaskName]: Runner<Name> } = {
  extract: readByRules,
  compare: readByBoth,
  teach: teachFile,
  choose: (pages, _template, asked) => chooseForDocument(pages, asked),
  offer: (pages, template) => findOffers(pages, template),
  placeWords: (pages, _template, place) => findPlaceWords(pages, place),
  prepare: (pages, template, budget) => ({
    ...readByRules(pages, template, budget),
    questions: ask(pages, template, budget),
  }),
  combine,
};

function readByRules(
  pages: readonly Page[],
  template: TemplateDefinition,
  { doubtBelow, rereads, ...learnt }: StoredMemory & DoubtBound & WithRereads,
): RulesRead {
  let [sum, count] = [0, 0];
  for (const page of pages) {
    for (const word of page.words) sum += word.confidence;
    count += page.words.length;
  }
  const found = extract(pages, template, readMemory(learnt), rereads);
  return {
    placesToReread: found.placesToReread ?? [],
    values: toStoredValues(found, template, { doubtBelow }),
    layout: found.layout ?? null,
    text: documentText(pages),
    wordConfidence: count === 0 ? null : sum / count,
  };
}

/** What both ask in the same words is looked for once. */
function readByBoth(
  pages: readonly Page[],
  template: TemplateDefinition,
  { draft, rereads, ...learnt }: Tasks['compare']['options'],
): ReadByBoth {
  const read = createExtractor(pages, readMemory(learnt), rereads);
  // The template first: of places there is a most for a document, and its own are those that its requests were read by.
  const [before, after] = [read(template), read(draft)];
  const toFound = ({ fields, tables }: Extraction): FoundInDocument => ({
    fields: toJson(fields),
    tables: toJson(tables),
  });
  return { before: toFound(before), after: toFound(after), placesToReread: after.placesToReread ?? [] };
}

/** One question after the other until every page with words is in one. A page too long for a question is in none. */
function ask(pages: readonly Page[], template: TemplateDefinition, budget: ModelBudget): Question[] {
  const questions: Question[] = [];
  let left = pages.filter((page) => page.words.length > 0);
  if (template.fields.length === 0 && template.tables.length === 0) return questions;
  while (left.length > 0 && questions.length < budget.calls) {
    const prompt = buildPrompt(left, template, budget.characters);
    const omitted = new Set(prompt.omitted);
    const shown = left.filter((page) => !omitted.has(page.number)).map((page) => page.number);
    if (shown.length > 0) questions.push({ ...prompt, pages: shown });
    left = shown.length > 0 ? left.filter((page) => omitted.has(page.number)) : left.slice(1);
  }
  return questions;
}

function combine(
  pages: readonly Page[],
  template: TemplateDefinition,
  { rules: stored, answers, doubtBelow }: Answered,
): Combined {
  const understood = answers.flatMap(({ pages: numbers, text }) => {
    const answer = parseAnswer(text, template);
    return answer === undefined ? [] : [{ numbers, answer }];
  });
  const broken = answers.length - understood.length;
  if (understood.length === 0) return { values: undefined, broken };
  const rules = fromStoredValues(stored);
  const values = combineAnswer(
    pages,
    template,
    rules,
    join(
      understood.map(({ answer }) => answer),
      template,
    ),
  );
  const answered = new Set(understood.flatMap(({ numbers }) => numbers));
  const tables = values.tables.map((table, index) => addUnseen(table, rules.tables[index], answered));
  return { values: toStoredValues({ ...values, tables }, template, { doubtBelow }), broken };
}

/** The first quotation of each field, and all rows. */
function join(answers: readonly Answer[], template: TemplateDefinition): Answer {
  return {
    fields: template.fields.map(
      (_, index) => answers.find(({ fields }) => fields[index] !== null)?.fields[index] ?? null,
    ),
    tables: template.tables.map((_, index) => answers.flatMap(({ tables }) => tables[index] ?? [])),
  };
}

/** No row is lost on a page that the model was not shown: there the rules' rows stay. */
function addUnseen(
  table: TableResult,
  rules: TableResult | undefined,
  answered: ReadonlySet<number>,
): TableResult {
  if (rules === undefined || table === rules) return table;
  const unseen = rules.rows.filter((row) => !answered.has(pageOf(row)));
  if (unseen.length === 0) return table;
  return { ...table, rows: [...table.rows, ...unseen].sort((one, other) => pageOf(one) - pageOf(other)) };
}

function pageOf(row: TableResult['rows'][number]): number {
  return row.cells.find((cell) => cell.page !== null)?.page ?? 0;
}
