import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from '#ui/figures/Figure.module.css';
import { Placeholder } from '#ui/feedback/States.tsx';

interface FigureProps {
  readonly label: string;
  /** `undefined` while loading. */
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  readonly to?: string;
  readonly search?: object;
}

/** One figure of a home page: a number, what it is, and what to compare it with. */
export function Figure({ label, value, detail, to, search }: FigureProps) {
  const content = (
    <>
      <span className={classes['label']}>{label}</span>
      <span className={classes['value']}>{value ?? <Placeholder width={72} height={24} />}</span>
      <span className={classes['detail']}>{detail ?? ' '}</span>
    </>
  );
  if (to === undefined) return <div className={classes['figure']}>{content}</div>;
  return (
    <Link className={classes['figure']} to={to} {...(search ? { search: search } : {})}>
      {content}
    </Link>
  );
}

/** A row of figures that wraps on narrow windows. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={classes['figures']}>{children}</div>;
}
