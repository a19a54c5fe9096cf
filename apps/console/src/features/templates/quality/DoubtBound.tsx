import { Button } from '@mantine/core';
import type { DoubtCurve, TemplateChecking } from '@ocr/contract';
import { MIN_CONFIDENCE } from '@ocr/contract/codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BoundChart } from '#features/templates/quality/BoundChart.tsx';
import classes from '#features/templates/quality/bound.module.css';
import { messages } from '#features/templates/quality/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { checkingQuery, templateKeys, doubtsQuery } from '#lib/queries/templates.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Section } from '#ui/layout/Section.tsx';

/** With fewer values, one of them more or less changes the picture. */
const ENOUGH = 200;
const LOWEST = 50;
const HIGHEST = 99;

const wholePercent = (bound: number): string => `${format.number(bound)}%`;

/** From which confidence a value counts as doubtful: the tenant chooses, and sees on its own checked documents what that costs and misses. */
export function DoubtBound({ templateId }: { templateId: string }) {
  const t = messages.get().bound;
  const curve = useQuery(doubtsQuery(templateId));
  const checking = useQuery(checkingQuery(templateId));
  const error = curve.error ?? checking.error;
  const retry = (): void => void Promise.all([curve.refetch(), checking.refetch()]);
  if (curve.data && checking.data)
    return <Chooser templateId={templateId} curve={curve.data} checking={checking.data} />;
  return (
    <Section title={t.title}>
      {error ? <ErrorState error={error} onRetry={retry} /> : <Placeholder height={240} />}
    </Section>
  );
}

interface ChooserProps {
  readonly templateId: string;
  readonly curve: DoubtCurve;
  readonly checking: TemplateChecking;
}

function Chooser({ templateId, curve, checking }: ChooserProps) {
  const t = messages.get().bound;
  const id = useId();
  const inForce = checking.doubtBelow ?? MIN_CONFIDENCE;
  const [chosen, setChosen] = useState(inForce);
  const { save, isSaving } = useSave(templateId);
  const standard = wholePercent(MIN_CONFIDENCE);
  const isMeasured = curve.values > 0;
  return (
    <Section
      title={t.title}
      note={isMeasured ? t.note(format.number(curve.documents), curve.documents) : t.noneNote}
    >
      <div className={classes['bound']}>
        <div className={classes['slider']}>
          <label htmlFor={id}>{t.below}</label>
          <output htmlFor={id} aria-live="off">
            {wholePercent(chosen)}
          </output>
          <input
            id={id}
            type="range"
            min={LOWEST}
            max={HIGHEST}
            value={chosen}
            aria-valuetext={wholePercent(chosen)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        </div>
        {isMeasured ? (
          <Measured curve={curve} chosen={chosen} />
        ) : (
          <p className={classes['hint']}>{t.none}</p>
        )}
        <div className={classes['actions']}>
          <Button loading={isSaving} disabled={chosen === inForce} onClick={() => void save(chosen)}>
            {t.save}
          </Button>
          {checking.doubtBelow !== null && (
            <Button
              variant="default"
              disabled={isSaving}
              onClick={() => {
                setChosen(MIN_CONFIDENCE);
                void save(MIN_CONFIDENCE);
              }}
            >
              {t.standard(standard)}
            </Button>
          )}
          <p className={classes['hint']}>{t.inForce(wholePercent(inForce))}</p>
        </div>
      </div>
    </Section>
  );
}

/** The charts, and in words what the chosen bound means. */
function Measured({ curve, chosen }: { curve: DoubtCurve; chosen: number }) {
  const t = messages.get().bound;
  const { values, points } = curve;
  const point = points.find(({ below }) => below === chosen);
  const per100 = (count: number): string => format.number(Math.round((1000 * count) / values) / 10);
  if (point === undefined) return undefined;
  const oneIn = point.unseen === 0 ? undefined : format.number(Math.round(values / point.unseen));
  return (
    <>
      <p className={classes['sentence']} role="status">
        {t.sentence(wholePercent(chosen), per100(point.toCheck), oneIn)}
      </p>
      <div className={classes['charts']}>
        <BoundChart
          name={t.toCheck}
          value={per100(point.toCheck)}
          detail={t.toCheckText}
          chosen={chosen}
          points={points.map(({ below, toCheck }) => ({ below, count: toCheck }))}
        />
        <BoundChart
          name={t.unseen}
          value={format.number(point.unseen)}
          detail={t.of(format.number(values))}
          chosen={chosen}
          points={points.map(({ below, unseen }) => ({ below, count: unseen }))}
        />
      </div>
      {values < ENOUGH && <p className={classes['hint']}>{t.few}</p>}
    </>
  );
}

function useSave(templateId: string) {
  const t = messages.get().bound;
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (bound: number): Promise<void> => {
    setIsSaving(true);
    try {
      // The default threshold is not stored with the tenant: if it ever changes, it changes for this template, too.
      const body = { doubtBelow: bound === MIN_CONFIDENCE ? null : bound };
      const saved = await fetchData('changeChecking', { params: { id: templateId }, body });
      client.setQueryData(checkingQuery(templateId).queryKey, saved);
      // They were flagged by the bound before.
      client.removeQueries({ queryKey: templateKeys.allPreviews });
      toast.success(t.saved);
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.fail }));
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving };
}
