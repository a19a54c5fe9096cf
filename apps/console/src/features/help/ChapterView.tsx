import type { GuideChapter, GuideTask } from '#features/help/guide.ts';
import classes from '#features/help/help.module.css';

interface ChapterViewProps {
  readonly chapter: GuideChapter;
  readonly tasks: readonly GuideTask[];
  /** Shows every task unfolded. */
  readonly isOpen: boolean;
}

/** One chapter: its tasks, each unfolding to its steps. */
export function ChapterView({ chapter, tasks, isOpen }: ChapterViewProps) {
  return (
    <section className={classes['chapter']}>
      <h2>{chapter.title}</h2>
      <p className={classes['lead']}>{chapter.lead}</p>
      {tasks.map((task) => (
        <details key={`${task.title}${isOpen}`} className={classes['task']} open={isOpen}>
          <summary>{task.title}</summary>
          <div className={classes['steps']}>
            {task.steps.length === 1 ? (
              <p>{task.steps[0]}</p>
            ) : (
              <ol>
                {task.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            {task.note && <p className={classes['note']}>{task.note}</p>}
          </div>
        </details>
      ))}
    </section>
  );
}
