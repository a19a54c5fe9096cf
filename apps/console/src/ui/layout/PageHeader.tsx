import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconHelp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openHelp, type HelpTopic } from '#lib/help-topics.ts';
import { common } from '#lib/i18n/common.ts';
import { useTitle } from '#lib/title.ts';
import classes from '#ui/layout/PageHeader.module.css';

interface PageHeaderProps {
  /** Also the document's title, after the app's name. */
  readonly title: string;
  /** One line that says what the state is; `undefined` while loading (its room is kept). */
  readonly state?: ReactNode;
  /** Leave out for screens without a state line. */
  readonly hasState?: boolean;
  /** The one primary action, at the right. */
  readonly action?: ReactNode;
  /** The guide's chapter that "?" opens. */
  readonly help?: HelpTopic;
  readonly back?: { readonly to: string; readonly label: string };
}

/** The top of every signed-in page. Title and state keep their place while loading. */
export function PageHeader({ title, state, hasState = true, action, help, back }: PageHeaderProps) {
  useTitle(title);
  const { nav } = common.get();
  return (
    <header className={classes['header']}>
      <div className={classes['words']}>
        {back && (
          <Link to={back.to} className={classes['back']} activeOptions={{ exact: true }}>
            <IconArrowLeft size={15} aria-hidden /> {back.label}
          </Link>
        )}
        <div className={classes['titleRow']}>
          <h1 className={classes['title']}>{title}</h1>
          {help && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="md"
              aria-label={nav.helpHere}
              title={nav.helpHere}
              onClick={() => openHelp(help)}
            >
              <IconHelp size={18} aria-hidden />
            </ActionIcon>
          )}
        </div>
        {hasState && <p className={classes['state']}>{state ?? ' '}</p>}
      </div>
      {action && <div className={classes['action']}>{action}</div>}
    </header>
  );
}
