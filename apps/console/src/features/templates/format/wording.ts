import type { FieldFormat } from '@ocr/contract';
import type { DescribeItem } from '#features/templates/view/compare.ts';
import { messages } from '#features/templates/format/messages.ts';

/** Why the server refused a format, in words. */
export function formatProblemText(code: string): string {
  const problems: Readonly<Record<string, string>> = messages.get().problems;
  return problems[code] ?? messages.get().problems.INVALID;
}

/** What a format says, in words; empty where it says nothing. */
export function describeFormat(format: FieldFormat | undefined): string {
  if (format === undefined) return '';
  const t = messages.get();
  const { kind, required, pattern, list, min, max } = format;
  const parts = [
    kind && t.kinds[kind],
    required === true && t.required,
    pattern !== undefined && t.asPattern(pattern),
    list !== undefined && t.oneOf(list.join(t.separator)),
    (min !== undefined || max !== undefined) && t.range(min ?? '', max ?? ''),
  ];
  return parts.filter((part) => typeof part === 'string').join(t.separator);
}

/** An instruction, with what it says of its values' format where the other one says something else. */
export const describeInstruction: DescribeItem = ({ description, format }, other) => {
  const said = describeFormat(format);
  return said === '' || said === describeFormat(other.format) ? description : `${description} [${said}]`;
};
