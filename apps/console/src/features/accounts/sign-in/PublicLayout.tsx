import type { ReactNode } from 'react';
import classes from '#features/accounts/sign-in/PublicLayout.module.css';
import { getConfig } from '#lib/config.ts';
import { LanguageSwitch, ThemeSwitch } from '#ui/form/switches.tsx';

interface PublicLayoutProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** Next to the form on wide screens. */
  readonly panel?: ReactNode;
}

/** The frame of the screens before sign-in: a 380 wide form, language and theme at the top right. */
export function PublicLayout({ title, text, children, panel }: PublicLayoutProps) {
  return (
    <div className={classes['layout']} data-panel={panel !== undefined || undefined}>
      <main className={classes['main']}>
        <div className={classes['top']}>
          <span className={classes['brand']}>
            <img src="/icon.svg" width={26} height={26} alt="" />
            {getConfig().appName}
          </span>
          <span className={classes['switches']}>
            <LanguageSwitch isBare />
            <ThemeSwitch isBare />
          </span>
        </div>
        <div className={classes['form']}>
          <h1 className={classes['title']}>{title}</h1>
          <p className={classes['text']}>{text}</p>
          {children}
        </div>
      </main>
      {panel}
    </div>
  );
}
