import type { DataOf, LayoutSheet, Template } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import {
  editLayout,
  showsSomething,
  toLayout,
  type LayoutEdit,
} from '#features/templates/exports/layout-edits.ts';
import { messages } from '#features/templates/exports/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { exportLayoutQuery } from '#lib/queries/templates.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useKeptDraft } from '#ui/form/kept-draft.ts';
import { useLeaveGuard } from '#ui/form/leave-guard.ts';

type Kept = DataOf<'getExportLayout'>;

interface LayoutEditor {
  readonly sheets: readonly LayoutSheet[];
  readonly edit: (edit: LayoutEdit) => void;
  readonly isDirty: boolean;
  /** Whether the tenant keeps columns of its own. */
  readonly isKept: boolean;
  /** What has to be put right before saving. */
  readonly problem: string | undefined;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  readonly reset: () => Promise<void>;
}

/** The columns of a template's exports while they are edited; `initial` as they are kept. */
export function useLayout({ id, version }: Template, initial: Kept): LayoutEditor {
  const t = messages.get();
  const client = useQueryClient();
  const [kept, setKept] = useState(initial);
  const [sheets, edit] = useReducer(editLayout, initial.sheets);
  const isDirty = JSON.stringify(toLayout(sheets)) !== JSON.stringify(kept.sheets);
  const show = (next: Kept): void => {
    setKept(next);
    edit({ type: 'replace', sheets: next.sheets });
  };
  const params = { id };
  useUnsaved({ sheets, isDirty, edit });
  const save = async (): Promise<void> => {
    const question = { title: t.saveTitle, text: t.saveText, confirmLabel: t.save };
    const action = async (): Promise<void> =>
      show(await fetchData('saveExportLayout', { params, body: { sheets: toLayout(sheets) } }));
    if (await confirm({ ...question, action })) toast.success(t.saved);
  };
  const reset = async (): Promise<void> => {
    const question = { title: t.resetTitle, text: t.resetText, confirmLabel: t.resetConfirm } as const;
    const action = () => fetchData('resetExportLayout', { params });
    if (!(await confirm({ ...question, tone: 'danger', action }))) return;
    try {
      show(await client.fetchQuery({ ...exportLayoutQuery({ id, version }), staleTime: 0 }));
      toast.success(t.wasReset);
    } catch (error) {
      toast.failure(errorText(error));
    }
  };
  return {
    sheets,
    edit,
    isDirty,
    isKept: kept.kept,
    problem: showsSomething(sheets) ? undefined : t.nothingShown,
    save,
    discard: () => edit({ type: 'replace', sheets: kept.sheets }),
    reset,
  };
}

/** Nothing is left by mistake, or lost with the session. */
function useUnsaved({ sheets, isDirty, edit }: Pick<LayoutEditor, 'sheets' | 'isDirty' | 'edit'>): void {
  useLeaveGuard(() => isDirty);
  useKeptDraft({
    name: 'export columns',
    isDirty: () => isDirty,
    read: () => sheets,
    restore: (draft) => edit({ type: 'replace', sheets: draft }),
  });
}
