import '#ui/theme/styles/signed-in.ts';
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { DialogHosts } from '#app/DialogHosts.tsx';
import { loadChunk } from '#app/load-chunk.ts';
import { Notices } from '#app/shell/Notices.tsx';
import { PageSpinner } from '#app/shell/PageSpinner.tsx';
import classes from '#app/shell/Shell.module.css';
import { Sidebar } from '#app/shell/Sidebar.tsx';
import { getConfig } from '#lib/config.ts';
import { provideHelp, type HelpTopic } from '#lib/help-topics.ts';
import { common } from '#lib/i18n/common.ts';
import { queryClient } from '#lib/query-client.ts';
import { breakpoints } from '#ui/theme/tokens.ts';
import { useMediaQuery } from '#ui/layout/use-media-query.ts';

const HelpDrawer = lazy(async () => {
  const { HelpDrawer } = await loadChunk('help', () => import('#features/help/HelpDrawer.tsx'));
  return { default: HelpDrawer };
});

/** What surrounds every signed-in page: the sidebar, the skip link, dialogs and the guide's drawer. Shows the route's page, or what it is given. */
export function Shell({ children }: { children?: ReactNode }) {
  const { nav } = common.get();
  const isWide = useMediaQuery(`(min-width: ${breakpoints.sidebar}px)`);
  const [topic, setTopic] = useState<HelpTopic>();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Open belongs to one address: going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpenAt(undefined);
    // Once the page behind the menu can be focused again.
    requestAnimationFrame(() => requestAnimationFrame(() => menuButton.current?.focus()));
  };
  useEffect(() => provideHelp(setTopic), []);
  useFocusAfterNavigation(pathname);
  const isOverlay = !isWide && isOpen;
  // The frame is drawn first, the page in a task of its own.
  const isFrameDrawn = useDeferredValue(true, false);
  return (
    <QueryClientProvider client={queryClient}>
      <div className={classes['shell']}>
        <a className={classes['skip']} href="#content">
          {nav.skip}
        </a>
        <Sidebar isHidden={!isWide && !isOpen} isOverlay={isOverlay} onClose={close} />
        {isOverlay && <div className={classes['scrim']} onClick={close} aria-hidden />}
        <div className={classes['column']} inert={isOverlay}>
          {!isWide && (
            <header className={classes['bar']}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                ref={menuButton}
                aria-label={nav.open}
                aria-expanded={isOpen}
                aria-controls="sidebar"
                onClick={() => setOpenAt(pathname)}
              >
                <IconMenu2 size={20} aria-hidden />
              </ActionIcon>
              <span className={classes['barName']}>{getConfig().appName}</span>
            </header>
          )}
          <Notices />
          <main id="content" className={classes['content']} tabIndex={-1}>
            <Suspense fallback={<PageSpinner />}>{isFrameDrawn && (children ?? <Outlet />)}</Suspense>
          </main>
        </div>
        <DialogHosts />
        {topic && (
          <Suspense>
            <HelpDrawer topic={topic} onClose={() => setTopic(undefined)} />
          </Suspense>
        )}
      </div>
    </QueryClientProvider>
  );
}

/** After a navigation the focus moves to the new page's title, so that screen readers announce the page. */
function useFocusAfterNavigation(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusNewTitle({ title: findTitle(), focused: document.activeElement }, 60);
  }, [pathname]);
}

const findTitle = () => document.querySelector<HTMLElement>('#content h1');

/** What was there when one left: the title's element, and what had the focus. */
interface Left {
  readonly title: HTMLElement | null;
  readonly focused: Element | null;
}

/** The new page renders some frames after its address. A page that keeps its title element is accepted after this many frames. */
function focusNewTitle(left: Left, frames: number): void {
  requestAnimationFrame(() => {
    const title = findTitle();
    const isSame = title === left.title;
    if (frames > 0 && (!title || isSame)) {
      focusNewTitle(left, frames - 1);
      return;
    }
    // A user who has begun to work on the new page is not interrupted.
    const focused = document.activeElement;
    if ((!isSame || focused !== left.focused) && focused?.closest('#content')) return;
    if (title) title.tabIndex = -1;
    (title ?? document.getElementById('content'))?.focus({ preventScroll: true });
  });
}
