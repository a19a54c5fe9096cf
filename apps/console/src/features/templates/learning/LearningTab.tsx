import { Button, Switch } from '@mantine/core';
import type { Learned, Template } from '@ocr/contract';
import { IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LayoutCard } from '#features/templates/learning/LayoutCard.tsx';
import classes from '#features/templates/learning/learning.module.css';
import { useLearning } from '#features/templates/learning/use-learning.ts';
import { messages } from '#features/templates/messages.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { learnedQuery } from '#lib/queries/templates.ts';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { Section } from '#ui/layout/Section.tsx';

/** What a template has learnt from checked documents, and who governs it: the tenant. */
export function LearningTab({ template }: { template: Template }) {
  const { data, error, refetch } = useQuery(learnedQuery(template.id));
  if (data) return <Learning template={template} learned={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Placeholder height={320} />;
}

function Learning({ template, learned }: { template: Template; learned: Learned }) {
  const t = messages.get().learning;
  const { on, pending, layouts } = learned;
  const { turn, forget, forgetAll } = useLearning(template.id);
  return (
    <div className={classes['tab']}>
      <Section title={t.title} note={t.note}>
        <Switch label={t.on} checked={on} onChange={(event) => void turn(event.currentTarget.checked)} />
        {!on && <p className={classes['off']}>{layouts.length > 0 ? t.offKept : t.off}</p>}
        {/* Its room is always there: the layouts do not jump when learning is done. */}
        <p className={classes['pending']} role="status">
          {pending > 0 ? t.pending(pending) : ''}
        </p>
      </Section>
      {layouts.length === 0 ? (
        <Section title={t.layouts}>
          <NothingLearned isLearning={pending > 0} />
        </Section>
      ) : (
        <Section
          title={t.layouts}
          note={t.layoutsNote}
          action={
            <Button variant="default" size="xs" onClick={() => void forgetAll(layouts.length)}>
              {t.forgetAll}
            </Button>
          }
        >
          <ul className={classes['layouts']}>
            {layouts.map((layout) => (
              <LayoutCard
                key={layout.id}
                layout={layout}
                template={template}
                onForget={(name) => void forget(layout, name)}
              />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function NothingLearned({ isLearning }: { isLearning: boolean }) {
  const t = messages.get().learning;
  const icon = <IconSchool size={28} stroke={1.5} aria-hidden />;
  if (isLearning) return <EmptyState icon={icon} title={t.soon} />;
  const action = (
    <Button component={Link} to={paths.requests} search={linkSearch({ checked: 'false' })} variant="default">
      {t.toUnchecked}
    </Button>
  );
  return <EmptyState icon={icon} title={t.none} text={t.noneText} action={action} />;
}
