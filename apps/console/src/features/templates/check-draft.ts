import { limits } from '@ocr/contract/limits';
import type { Draft, DraftInstruction } from '#features/templates/draft.ts';

export type Problem = 'REQUIRED' | 'TOO_LONG' | 'DUPLICATE_NAME' | 'NEEDS_COLUMN';
/** What is wrong, by `name`, `category`, `description`, or the key of a field, table or column with `.name` or `.description`. */
export type Problems = ReadonlyMap<string, Problem>;

const isEmpty = ({ name, description }: DraftInstruction): boolean =>
  name.trim() === '' && description.trim() === '';

/** The server's rules for templates. Wholly empty rows are no mistake: they are not sent. */
export function checkDraft(draft: Draft): Problems {
  const problems = new Map<string, Problem>();
  const longest = {
    name: limits.templateName,
    category: limits.templateCategory,
    description: limits.description,
  };
  if (draft.name.trim() === '') problems.set('name', 'REQUIRED');
  for (const [part, most] of Object.entries(longest)) {
    if (draft[part as keyof typeof longest].length > most) problems.set(part, 'TOO_LONG');
  }
  checkList(draft.fields, problems);
  checkList(
    draft.tables.filter((table) => !isEmpty(table) || !table.columns.every(isEmpty)),
    problems,
    () => false,
  );
  for (const table of draft.tables) {
    checkList(table.columns, problems);
    if (!isEmpty(table) && table.columns.every(isEmpty)) problems.set(`${table.key}.columns`, 'NEEDS_COLUMN');
  }
  return problems;
}

function checkList(
  items: readonly DraftInstruction[],
  problems: Map<string, Problem>,
  mayMiss: (item: DraftInstruction) => boolean = isEmpty,
): void {
  const names = new Set<string>();
  for (const item of items) {
    if (mayMiss(item)) continue;
    const name = item.name.trim().normalize('NFKC').toLowerCase();
    if (name === '') problems.set(`${item.key}.name`, 'REQUIRED');
    else if (item.name.length > limits.templateName) problems.set(`${item.key}.name`, 'TOO_LONG');
    else if (names.has(name)) problems.set(`${item.key}.name`, 'DUPLICATE_NAME');
    names.add(name);
    if (item.description.length > limits.description) problems.set(`${item.key}.description`, 'TOO_LONG');
  }
}
