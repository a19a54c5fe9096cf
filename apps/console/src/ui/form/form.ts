import { useForm, type UseFormReturnType } from '@mantine/form';
import { keysOf } from '@ocr/contract/objects';
import { isDay, isEmail, isPasswordAllowed, isPhone } from '@ocr/contract/rules';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CallError, fieldRefusals } from '#lib/api/call-error.ts';
import type { Editing } from '#lib/drafts/kept-drafts.ts';
import { errorText, fieldCodeText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { joins } from '#lib/i18n/joins.ts';
import { useKeptDraft } from '#ui/form/kept-draft.ts';
import { useLeaveGuard } from '#ui/form/leave-guard.ts';

type Rule<Values> = (value: string, values: Values) => string | null;

/** The rules of the specification, with its words. Chain them: `all(required, email)`. */
export const rules = {
  required: (value: string | number | null | undefined): string | null =>
    (value ?? '').toString().trim() === '' ? common.get().form.required : null,
  email: (value: string): string | null =>
    value.trim() === '' || isEmail(value.trim()) ? null : common.get().form.email,
  phone: (value: string): string | null =>
    value.trim() === '' || isPhone(value) ? null : common.get().form.phone,
  password: (value: string): string | null =>
    value === '' || isPasswordAllowed(value) ? null : common.get().form.password,
  day: (value: string): string | null => (value === '' || isDay(value) ? null : common.get().form.date),
  /** A whole number in a range. */
  whole:
    (min: number, max: number) =>
    (value: unknown): string | null => {
      if (value === '' || value === null || value === undefined) return null;
      const number = Number(value);
      return Number.isInteger(number) && number >= min && number <= max
        ? null
        : common.get().form.outOfRange(format.number(min), format.number(max));
    },
};

/** The first rule that objects decides. */
export function all<Values>(...given: readonly Rule<Values>[]): Rule<Values> {
  return (value, values) => given.map((rule) => rule(value, values)).find((text) => text !== null) ?? null;
}

interface AppFormOptions<Values extends object> {
  readonly initialValues: Values;
  readonly validate: Parameters<typeof useForm<Values>>[0] extends infer Input
    ? NonNullable<NonNullable<Input> extends { validate?: infer Validate } ? Validate : never>
    : never;
  /** Asks before the work; without a yes nothing happens and nothing is lost. */
  readonly ask?: (values: Values) => Promise<boolean>;
  /** Does the work. What it throws is shown at its field where it names one, else as `problem`. */
  readonly submit: (values: Values) => Promise<unknown>;
  /** Result codes that belong to one field, with their words: `{ EMAIL_EXISTED: ['email', text] }`. */
  readonly fieldErrors?: Readonly<Record<string, readonly [field: string, text: string]>>;
  /** This screen's own words for result codes, and for a failure without any. */
  readonly problems?: Readonly<Record<string, string>>;
  readonly fallback?: string;
  /** Asks before leaving with unsaved changes (default true). */
  readonly guard?: boolean;
}

export interface AppForm<Values extends object> {
  readonly form: UseFormReturnType<Values>;
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly isBusy: boolean;
  /** What failed as a whole, to show above the buttons. */
  readonly problem: string | undefined;
}

/**
 * A form as every screen has it: rules on blur and on submit, focus to the first error, server errors at their field,
 * no double submission, and a question before unsaved changes are lost.
 */
export function useAppForm<Values extends object>(options: AppFormOptions<Values>): AppForm<Values> {
  const {
    initialValues,
    validate,
    ask,
    submit,
    fieldErrors = {},
    problems = {},
    fallback,
    guard = true,
  } = options;
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate,
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  });
  const [problem, setProblem] = useState<string>();
  const showFailure = (error: unknown): void => {
    const errors = readFieldErrors(error, fieldErrors, Object.keys(form.getValues()));
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) focusFirst(form, errors);
    else setProblem(errorText(error, { overrides: problems, ...(fallback ? { fallback } : {}) }));
  };
  const { run, isBusy, isSaved } = useSubmission(form, submit, {
    begin: () => setProblem(undefined),
    fail: showFailure,
  });
  const noteFocus = useFocusBack(isBusy);
  useLeaveGuard(() => guard && form.isDirty() && !isSaved());
  useKeptDraft(draftOf(form, { guard, initialValues }));
  return {
    form,
    isBusy,
    problem,
    onSubmit: (event) => {
      noteFocus();
      form.onSubmit(
        (values) => void runIf(ask?.(values) ?? true, () => run(values)),
        (errors) => focusFirst(form, errors),
      )(event);
    },
  };
}

/** The draft of a form that asks before it is left. Also kept while saving, because that is when the end of a session is often noticed. */
function draftOf<Values extends object>(
  form: UseFormReturnType<Values>,
  { guard, initialValues }: { guard: boolean; initialValues: Values },
): Editing<Partial<Values>> {
  return {
    name: Object.keys(initialValues).join(' '),
    isDirty: () => guard && form.isDirty(),
    read: () => withoutSecrets(form.getValues()),
    restore: (values) => form.setValues(values),
  };
}

/** Passwords are typed again. */
function withoutSecrets<Values extends object>(values: Values): Partial<Values> {
  const rest: Partial<Values> = { ...values };
  for (const key of keysOf(values)) if (/password/i.test(key)) delete rest[key];
  return rest;
}

/** Submits once at a time. `isSaved` is set from the submission on: leaving while saving loses nothing. */
function useSubmission<Values extends object>(
  form: UseFormReturnType<Values>,
  submit: (values: Values) => Promise<unknown>,
  { begin, fail }: { begin: () => void; fail: (error: unknown) => void },
) {
  const [isBusy, setBusy] = useState(false);
  const isLocked = useRef(false);
  const saved = useRef(false);
  const run = async (values: Values): Promise<void> => {
    if (isLocked.current) return;
    isLocked.current = true;
    saved.current = true;
    setBusy(true);
    begin();
    try {
      await submit(values);
      form.resetDirty();
    } catch (error) {
      saved.current = false;
      fail(error);
    } finally {
      isLocked.current = false;
      setBusy(false);
      if (!form.isDirty()) saved.current = false;
    }
  };
  return { run, isBusy, isSaved: () => saved.current };
}

/** Returns the focus to where it was noted: the browser takes it from a button that is disabled while it works. */
function useFocusBack(isBusy: boolean): () => void {
  const from = useRef<Element>(null);
  useEffect(() => {
    const isLost = !isBusy && document.activeElement === document.body;
    if (isLost && from.current instanceof HTMLElement) from.current.focus();
  }, [isBusy]);
  return () => void (from.current = document.activeElement);
}

async function runIf(answer: boolean | Promise<boolean>, work: () => Promise<void>): Promise<void> {
  if (await answer) await work();
}

function readFieldErrors(
  error: unknown,
  fieldErrors: Readonly<Record<string, readonly [string, string]>>,
  known: readonly string[],
): Record<string, string> {
  const result = error instanceof CallError ? error.result : '';
  const named = fieldErrors[result];
  if (named) return { [named[0]]: withReason(named, error) };
  const refusals = fieldRefusals(error).filter(({ field }) => known.includes(field.split('.')[0] ?? ''));
  return Object.fromEntries(refusals.map(({ field, code }) => [field, fieldCodeText(code, field)]));
}

/** A result code's words, and why where the details say more: a password may have the right format and be refused all the same. */
function withReason([field, text]: readonly [string, string], error: unknown): string {
  const refusal = fieldRefusals(error).find(
    (each) => each.field === field && each.code !== 'INVALID_PASSWORD',
  );
  return refusal === undefined ? text : joins.sentences(text, fieldCodeText(refusal.code, field));
}

function focusFirst<Values extends object>(
  form: UseFormReturnType<Values>,
  errors: Readonly<Record<string, unknown>>,
): void {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
  const [first] = nodes.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}
