import type { Template, TemplateInput } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { checkDraft, refusedPlaces, type Problems } from '#features/templates/editor/check-draft.ts';
import { reduceDraft, toInput, type Draft } from '#features/templates/editor/draft.ts';
import { messages } from '#features/templates/messages.ts';
import { messages as proofMessages } from '#features/templates/proof/messages.ts';
import { useSaveDraft, type Proof } from '#features/templates/proof/use-save-draft.ts';
import { emptyFormat } from '#features/templates/format/field-format.ts';
import { describeChanges, problemText } from '#features/templates/wording.ts';
import { sampleProblem } from '#features/templates/preview/sample-problem.ts';
import { saveTemplate } from '#features/templates/editor/save-template.ts';
import type { Sample } from '#features/templates/preview/use-sample.ts';
import { fieldRefusals, hasResult } from '#lib/api/call-error.ts';
import { errorText } from '#lib/error-text.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { paths } from '#lib/paths.ts';
import { rememberTemplate } from '#lib/session/session.ts';
import { confirm, type Question } from '#ui/feedback/confirm.ts';
import { useKeptDraft } from '#ui/form/kept-draft.ts';
import { useLeaveGuard } from '#ui/form/leave-guard.ts';
import { toast } from '#ui/feedback/toast.ts';
import { templateKeys } from '#lib/queries/templates.ts';

/** A draft with its rules, its question before saving, and the save. `template` is the one being changed. */
export function useEditor(
  initial: Draft,
  template: Template | undefined,
  { sample, proof }: { readonly sample: Sample; readonly proof: Proof | undefined },
) {
  const [draft, dispatch] = useReducer(reduceDraft, initial);
  const { errors, leave, showAll, showRefusal } = useErrors(draft);
  const [problem, setProblem] = useState<string>();
  const isSaved = useRef(false);
  const { finish, isBusy } = useSave(template);
  const drafts = useSaveDraft(template, proof);
  const before = useMemo(() => toInput(initial), [initial]);
  const isDirty = sample.change !== undefined || JSON.stringify(toInput(draft)) !== JSON.stringify(before);
  useLeaveGuard(() => isDirty && !isSaved.current);
  useKeptTemplate(draft, dispatch, { sample, isDirty });

  const input = useMemo(() => toInput(draft), [draft]);
  const isForced = drafts.isForced(input);
  const save = async (asDraft: boolean): Promise<void> => {
    showAll();
    setProblem(undefined);
    if (checkDraft(draft).size > 0) return focusFirstError();
    const lines = template ? describeChanges(before, input, sample.change) : undefined;
    if (!(await confirm(questionOf(input, { lines, asDraft })))) return;
    isSaved.current = true;
    try {
      await (asDraft ? drafts.save(input, sample) : finish(input, sample));
    } catch (error) {
      isSaved.current = false;
      if (showRefusal(error)) focusFirstError();
      else setProblem(problemOf(error, { isChange: template !== undefined, asDraft }));
    }
  };
  return {
    draft,
    dispatch,
    errors,
    leave,
    problem,
    isBusy: isBusy || drafts.isBusy,
    save: () => save(isForced),
    /** Undefined where a draft cannot be kept, or is what a save keeps. */
    saveDraft: template === undefined || isForced ? undefined : () => save(true),
    isForced,
    isDirty,
  };
}

/** The confirmation before saving. `lines` describe the changes; undefined for a new template. */
function questionOf(
  { name }: TemplateInput,
  { lines, asDraft }: { readonly lines: readonly string[] | undefined; readonly asDraft: boolean },
): Question {
  const t = messages.get().editor;
  if (lines === undefined) return { title: t.createTitle, text: name, confirmLabel: t.create };
  const { draft } = proofMessages.get();
  const changes = lines.length > 0 ? lines : [t.noChanges];
  if (asDraft)
    return {
      title: draft.saveTitle,
      text: [...changes, draft.saveText].join('\n'),
      confirmLabel: draft.save,
    };
  return { title: t.saveTitle, text: [...changes, t.saveText].join('\n'), confirmLabel: t.save };
}

/** Why nothing was saved. */
function problemOf(
  error: unknown,
  { isChange, asDraft }: { readonly isChange: boolean; readonly asDraft: boolean },
): string {
  if (hasResult(error, 'INVALID_FILE')) return sampleProblem(error);
  const t = messages.get().editor;
  if (asDraft) return errorText(error, { fallback: proofMessages.get().draft.saveFail });
  return errorText(error, { fallback: isChange ? t.saveFail : t.createFail });
}

/** Has draft and sample kept when the session ends. */
function useKeptTemplate(
  draft: Draft,
  dispatch: (action: { type: 'replace'; draft: Draft }) => void,
  { sample, isDirty }: { sample: Sample; isDirty: boolean },
): void {
  useKeptDraft({
    name: 'template',
    isDirty: () => isDirty,
    read: () => ({ draft, change: sample.change }),
    restore: (kept) => {
      // Drafts from before fields had a format have none.
      const fields = kept.draft.fields.map((field) => ({ ...field, format: field.format ?? emptyFormat }));
      dispatch({ type: 'replace', draft: { ...kept.draft, fields } });
      sample.restore(kept.change);
    },
    // The chosen document is too much for a tab's storage: what was written is what took the time.
    toStored: ({ change, ...kept }) => ({ ...kept, change: change === 'remove' ? change : undefined }),
  });
}

/** Errors: at first only for fields that have had the focus, after an attempt to save for all. */
function useErrors(draft: Draft) {
  const [isChecked, setChecked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** A name that the server refused because another template has it. */
  const [taken, setTaken] = useState<string>();
  /** What the server refused, for as long as the draft is the one it was sent. */
  const [refused, setRefused] = useState<{ draft: Draft; places: Problems }>();
  const errors = useMemo(() => {
    const isShown = (place: string): boolean => isChecked || left.has(place.split('.')[0] ?? place);
    const answered = refused?.draft === draft ? [...refused.places] : [];
    const shown = [...checkDraft(draft), ...answered].filter(([place]) => isShown(place));
    const texts = new Map(shown.map(([place, code]) => [place, problemText(code, place)]));
    if (taken !== undefined && draft.name.trim() === taken) {
      texts.set('name', signedInMessages.get().codes.TEMPLATE_NAME_EXISTED);
    }
    return texts;
  }, [draft, isChecked, left, taken, refused]);
  const leave = useCallback((place: string): void => {
    setLeft((known) => (known.has(place) ? known : new Set(known).add(place)));
  }, []);
  /** Shows what the server refused at its places; false where the refusal names none. */
  const showRefusal = (error: unknown): boolean => {
    const places = refusedPlaces(draft, fieldRefusals(error));
    const isTaken = hasResult(error, 'TEMPLATE_NAME_EXISTED');
    if (places.size > 0) setRefused({ draft, places });
    else if (isTaken) setTaken(toInput(draft).name);
    return places.size > 0 || isTaken;
  };
  return { errors, leave, showRefusal, showAll: () => setChecked(true) };
}

/** Sends the template and opens its page. */
function useSave(template: Template | undefined) {
  const t = messages.get().editor;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const finish = async (input: ReturnType<typeof toInput>, sample: Sample): Promise<void> => {
    setBusy(true);
    try {
      const saved = await saveTemplate(input, sample, template);
      rememberTemplate(saved.id);
      client.setQueryData(templateKeys.one(saved.id), saved);
      client.removeQueries({ queryKey: templateKeys.previews(`template:${saved.id}`) });
      void client.invalidateQueries({ queryKey: templateKeys.lists });
      toast.success(template ? t.saved : t.created);
      await navigate({ to: paths.template(saved.id) });
    } finally {
      setBusy(false);
    }
  };
  return { finish, isBusy };
}

/** The first field marked as wrong, once it has been drawn. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('#content form [aria-invalid="true"]')?.focus();
  });
}
