import type { Findings, FoundField } from '#features/templates/preview/preview.ts';
import { joins } from '#lib/i18n/joins.ts';
import type { Mark } from '#ui/viewer/PageView.tsx';

export type PageMark = Mark & { readonly page: number };

/** The found values as outlines, each in the group of its field or column. */
export function marksOf(findings: Findings | undefined): PageMark[] {
  if (!findings) return [];
  const fields = [...findings.fields].flatMap(([key, found]) => markOf(key, found));
  const cells = [...findings.tables.values()].flatMap((rows) =>
    rows.flatMap((row, index) => [...row].flatMap(([key, found]) => markOf(`${key}:${index}`, found))),
  );
  return [...cells, ...fields];
}

function markOf(id: string, { name, value, box, page, reason }: FoundField): PageMark[] {
  if (value === null || box === null || page === null) return [];
  const tone = reason === null ? 'plain' : 'doubt';
  return [{ id, group: keyOfMark(id), label: joins.labelled(name, value), box, page, tone }];
}

/** The field or column that an outline belongs to. */
export const keyOfMark = (id: string): string => id.split(':')[0] ?? id;
