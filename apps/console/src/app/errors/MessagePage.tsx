import type { ReactNode } from 'react';
import classes from '#app/errors/pages.module.css';
import { useTitle } from '#lib/title.ts';

interface MessagePageProps {
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  readonly details?: string | undefined;
}

/** A whole page that says one thing and shows the way out. */
export function MessagePage({ code, title, text, action, details }: MessagePageProps) {
  useTitle(title);
  return (
    <div className={classes['message']}>
      <svg className={classes['sheet']} viewBox="0 0 96 112" aria-hidden>
        <path d="M8 4h56l24 24v80H8z" />
        <path d="M64 4v24h24" />
        <path className={classes['faint']} d="M24 48h32M24 62h48M24 76h40M24 90h20" />
      </svg>
      {code && <p className={classes['code']}>{code}</p>}
      <h1 className={classes['title']}>{title}</h1>
      <p className={classes['text']}>{text}</p>
      {details && <p className={classes['details']}>{details}</p>}
      <div className={classes['actions']}>{action}</div>
    </div>
  );
}
