import { ActionIcon } from '@mantine/core';
import { IconLogout, IconX } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isCurrent, navigationFor, type NavigationItem } from '#app/shell/navigation.ts';
import classes from '#app/shell/Sidebar.module.css';
import { confirmLeaving } from '#ui/form/leave-guard.ts';
import { LanguageSwitch, ThemeSwitch } from '#ui/form/switches.tsx';
import { getConfig } from '#lib/config.ts';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { signOut } from '#lib/session/sign-out.ts';
import { useSession } from '#lib/session/use-session.ts';

interface SidebarProps {
  /** Off the screen: then also out of the tab order (`inert`). */
  readonly isHidden: boolean;
  /** Over the page, on narrow screens. */
  readonly isOverlay: boolean;
  readonly onClose: () => void;
}

/** 250 pixels: the places of the role, language and theme, the account and the way out. */
export function Sidebar({ isHidden, isOverlay, onClose }: SidebarProps) {
  const { nav } = common.get();
  const session = useSession();
  const ref = useRef<HTMLElement>(null);
  useOverlayFocus(ref, isOverlay, onClose);
  if (!session) return null;
  return (
    <aside
      ref={ref}
      id="sidebar"
      className={classes['sidebar']}
      data-hidden={isHidden || undefined}
      data-overlay={isOverlay || undefined}
      inert={isHidden}
    >
      <div className={classes['brand']}>
        <Link to={paths.home} className={classes['brandLink']}>
          <img src="/icon.svg" width={24} height={24} alt="" />
          {getConfig().appName}
        </Link>
        {isOverlay && (
          <ActionIcon variant="subtle" color="gray" aria-label={nav.close} onClick={onClose}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <nav className={classes['nav']} aria-label={nav.main}>
        {navigationFor(session.roleId, nav).map((group) => (
          <div key={group.title ?? nav.home} className={classes['group']}>
            {group.title && <p className={classes['groupTitle']}>{group.title}</p>}
            {group.parts.map((part) => (
              <div key={part.title ?? part.items[0]?.to} data-part={part.title ? 'titled' : 'plain'}>
                {part.title && <p className={classes['partTitle']}>{part.title}</p>}
                <ul className={classes['items']}>
                  {part.items.map((item) => (
                    <Item key={item.to} item={item} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </nav>
      <div className={classes['settings']}>
        <p className={classes['groupTitle']}>{nav.settings}</p>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <div className={classes['account']}>
        <Link to={paths.profile} className={classes['accountLink']}>
          <span className={classes['avatar']} aria-hidden>
            {Array.from(session.user.name)[0]?.toUpperCase()}
          </span>
          <span className={classes['accountText']}>
            <span className={classes['accountName']}>{session.user.name}</span>
            <span className={classes['accountMail']}>{session.user.username}</span>
          </span>
        </Link>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={nav.logout}
          title={nav.logout}
          onClick={() => void leave()}
        >
          <IconLogout size={18} aria-hidden />
        </ActionIcon>
      </div>
    </aside>
  );
}

/** The session ends only when nothing that was typed is to be kept. */
async function leave(): Promise<void> {
  if (await confirmLeaving()) signOut();
}

function Item({ item }: { item: NavigationItem }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const Glyph = item.icon;
  const isHere = isCurrent(item.to, pathname);
  return (
    <li>
      <Link
        to={item.to}
        className={classes['item']}
        {...(isHere ? { 'aria-current': 'page' } : {})}
        data-here={isHere || undefined}
      >
        <Glyph size={18} stroke={1.6} aria-hidden />
        {item.label}
      </Link>
    </li>
  );
}

/** As an overlay: focus moves in, and Escape closes. The shell gives the focus back. */
function useOverlayFocus(
  ref: React.RefObject<HTMLElement | null>,
  isOverlay: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOverlay) return undefined;
    ref.current?.querySelector<HTMLElement>('nav a')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOverlay, ref]);
}
