import { Button, Modal } from '@mantine/core';
import { useRef, useState, useSyncExternalStore } from 'react';
import { errorText } from '#lib/error-text.ts';
import { common } from '#lib/i18n/common.ts';
import { readQuestion, subscribeQuestion } from '#ui/feedback/confirm.ts';
import classes from '#ui/feedback/Dialog.module.css';
import { giveFocusBack } from '#ui/layout/use-focus-return.ts';

/** Shows the question that `confirm` asks. Escape and Cancel say no; focus returns to where it was. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeQuestion, readQuestion);
  const t = common.get().action;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isLocked = useRef(false);
  const finish = (isConfirmed: boolean): void => {
    setProblem(undefined);
    question?.answer(isConfirmed);
    if (question) giveFocusBack(question.opener);
  };
  const accept = async (): Promise<void> => {
    if (isLocked.current) return;
    const objection = question?.objection?.();
    if (objection !== undefined) {
      setProblem(objection);
      return;
    }
    isLocked.current = true;
    setBusy(true);
    setProblem(undefined);
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
  const isDanger = question?.tone === 'danger';
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
      {problem && (
        <p className={classes['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className={classes['buttons']}>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => finish(false)}
          {...(isDanger ? { 'data-autofocus': true } : {})}
        >
          {question?.cancelLabel ?? t.cancel}
        </Button>
        <Button
          loading={isBusy}
          onClick={() => void accept()}
          {...(isDanger ? { color: 'red.8' } : { 'data-autofocus': true })}
        >
          {question?.confirmLabel ?? t.confirm}
        </Button>
      </div>
    </Modal>
  );
}
