import { Button, Modal, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { errorText } from '#lib/error-text.ts';
import { common } from '#lib/i18n/common.ts';
import { readQuestion, subscribeQuestion } from '#ui/feedback/confirm.ts';
import classes from '#ui/feedback/Dialog.module.css';
import { giveFocusBack } from '#ui/layout/use-focus-return.ts';

/** Shows the question that `confirm` asks. Escape, Cancel and leaving the screen say no; focus returns to where it was. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeQuestion, readQuestion);
  const t = common.get().action;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isLocked = useRef(false);
  const finish = (isConfirmed: boolean): void => {
    setProblem(undefined);
    setTyped('');
    question?.answer(isConfirmed);
    if (question) giveFocusBack(question.opener);
  };
  useScreenLeft(() => {
    if (!isLocked.current) finish(false);
  });
  const accept = async (): Promise<void> => {
    if (isLocked.current) return;
    const violation = question?.violation?.() ?? violationOfTyped(question, typed);
    setProblem(violation);
    if (violation !== undefined) return input.current?.focus();
    isLocked.current = true;
    setBusy(true);
    try {
      await question?.action?.();
      finish(true);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      isLocked.current = false;
      setBusy(false);
    }
  };
  const type = (text: string): void => {
    setTyped(text);
    setProblem(undefined);
  };
  return (
    <Modal
      opened={question !== undefined}
      onClose={() => {
        if (!isBusy) finish(false);
      }}
      title={question?.title}
      closeButtonProps={{ 'aria-label': t.close }}
      returnFocus={false}
      size="md"
    >
      {question?.text && <div className={classes['text']}>{question.text}</div>}
      {question?.typed && (
        <TypedText
          ref={input}
          label={question.typed.label}
          value={typed}
          onChange={type}
          onEnter={() => void accept()}
        />
      )}
      <Problem text={problem} />
      <Buttons
        question={question}
        isBusy={isBusy}
        onCancel={() => finish(false)}
        onAccept={() => void accept()}
      />
    </Modal>
  );
}

interface ButtonsProps {
  readonly question: ReturnType<typeof readQuestion>;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onAccept: () => void;
}

function Buttons({ question, isBusy, onCancel, onAccept }: ButtonsProps) {
  const t = common.get().action;
  const isDanger = question?.tone === 'danger';
  return (
    <div className={classes['buttons']}>
      <Button
        variant="default"
        disabled={isBusy}
        onClick={onCancel}
        {...(isDanger && !question?.typed ? { 'data-autofocus': true } : {})}
      >
        {question?.cancelLabel ?? t.cancel}
      </Button>
      <Button
        loading={isBusy}
        onClick={onAccept}
        {...(isDanger ? { color: 'red.8' } : { 'data-autofocus': true })}
      >
        {question?.confirmLabel ?? t.confirm}
      </Button>
    </div>
  );
}

/** Called when another screen opens, for example by Back: a question about the previous screen is closed. */
function useScreenLeft(onLeft: () => void): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    onLeft();
  });
}

function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={classes['problem']} role="alert">
      {text}
    </p>
  );
}

interface TypedTextProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

/** What has to be typed before the question can be confirmed. */
function TypedText({ ref, label, value, onChange, onEnter }: TypedTextProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <TextInput
        ref={ref}
        className={classes['typed'] ?? ''}
        label={label}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </form>
  );
}

/** Widths and spaces around do not matter: a company's name is often typed otherwise than it was entered. */
function violationOfTyped(question: ReturnType<typeof readQuestion>, typed: string): string | undefined {
  const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (!question?.typed || plain(typed) === plain(question.typed.text)) return undefined;
  return question.typed.mismatch;
}
