import { Button, Progress } from '@mantine/core';
import type { Trial } from '@ocr/contract';
import classes from '#features/templates/proof/draft.module.css';
import { messages } from '#features/templates/proof/messages.ts';
import { TrialTable, type TrialHeads } from '#features/templates/proof/TrialTable.tsx';
import { format } from '#lib/format.ts';
import { isUnderWay } from '#lib/queries/templates.ts';
import { Placeholder } from '#ui/feedback/States.tsx';
import { Section } from '#ui/layout/Section.tsx';

/** What is said of a trial, by what it compares. */
export interface TrialWords extends TrialHeads {
  readonly title: string;
  readonly note: string;
  readonly start: string;
  readonly setChanged: string;
}

interface TrialSectionProps {
  readonly words: TrialWords;
  /** Undefined while it is loading. */
  readonly trial: Trial | undefined;
  /** Documents of the test set; undefined while it is loading. */
  readonly documents: number | undefined;
  readonly onStart: () => void;
}

/** How a draft does on the test set compared with what is published, or one version compared with another. */
export function TrialSection({ words, trial, documents, onStart }: TrialSectionProps) {
  const t = messages.get().trial;
  const isKnown = trial?.state === 'done' || trial?.state === 'failed';
  const isValid = isKnown && !trial.setChanged;
  return (
    <Section
      title={words.title}
      note={words.note}
      flush
      action={
        documents !== undefined &&
        documents > 0 && (
          <Button
            size="xs"
            variant={isValid ? 'default' : 'filled'}
            loading={isUnderWay(trial)}
            onClick={onStart}
          >
            {isKnown ? t.again : words.start}
          </Button>
        )
      }
    >
      {trial === undefined || documents === undefined ? (
        <Placeholder height={80} />
      ) : (
        <>
          <p className={classes['outcome']} role="status" data-tone={toneOf(trial)}>
            {outcomeOf(trial, documents)}
          </p>
          {trial.setChanged && documents > 0 && <p className={classes['stale']}>{words.setChanged}</p>}
          {trial.unseenPlaces > 0 && documents > 0 && (
            <p className={classes['stale']}>
              {t.unseen(format.number(trial.unseenPlaces), trial.unseenPlaces)}
            </p>
          )}
          {isUnderWay(trial) && (
            <Progress
              className={classes['progress'] ?? ''}
              value={(100 * trial.done) / Math.max(1, trial.documents)}
              aria-label={words.title}
            />
          )}
          {trial.state === 'done' && trial.fields.length > 0 && documents > 0 && (
            <TrialTable fields={trial.fields} heads={words} />
          )}
        </>
      )}
    </Section>
  );
}

function toneOf({ state, lostValues }: Trial): string | undefined {
  if (state === 'failed') return 'bad';
  return state === 'done' && lostValues > 0 ? 'bad' : undefined;
}

function outcomeOf(trial: Trial, documents: number): string {
  const t = messages.get().trial;
  if (isUnderWay(trial)) return t.progress(format.number(trial.done), format.number(trial.documents));
  if (trial.state === 'failed') return t.failed;
  if (documents === 0) return t.noSet;
  if (trial.state === 'none') return t.ready(format.number(documents), documents);
  const gained = trial.fields.reduce((sum, field) => sum + field.gained, 0);
  if (trial.lostValues > 0) return t.worse(format.number(trial.lostValues), format.number(gained));
  return gained > 0 ? t.better(format.number(gained)) : t.unchanged;
}
