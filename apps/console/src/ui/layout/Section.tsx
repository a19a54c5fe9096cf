import { useId, type ReactNode } from 'react';
import classes from '#ui/layout/Section.module.css';

interface SectionProps {
  readonly title?: string;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  /** Content to the border's edge, for tables. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page: one border, no shadow. */
export function Section({ title, note, action, flush = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes['section']} {...(title ? { 'aria-labelledby': id } : {})}>
      {(title || action) && (
        <div className={classes['head']}>
          <div>
            {title && (
              <h2 id={id} className={classes['title']}>
                {title}
              </h2>
            )}
            {note && <p className={classes['note']}>{note}</p>}
          </div>
          {action}
        </div>
      )}
      <div className={classes['body']} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  );
}
