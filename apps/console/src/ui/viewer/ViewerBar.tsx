import { ActionIcon, TextInput } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { memo, useState, type FormEvent, type ReactNode } from 'react';
import { format } from '#lib/format.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { zoomBy } from '#ui/viewer/geometry.ts';
import classes from '#ui/viewer/ViewerBar.module.css';

interface ViewerBarProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** At the start of the bar. */
  readonly children?: ReactNode;
}

/** The way through the pages, and the zoom. */
export const ViewerBar = memo(function ViewerBar(props: ViewerBarProps) {
  const { page, pages, onPage, zoom, onZoom, children } = props;
  const t = documentMessages.get().viewer;
  const button = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <div className={classes['bar']}>
      {children}
      <div className={classes['group']} role="group" aria-label={t.pages}>
        {button(t.previous, <IconChevronLeft size={16} aria-hidden />, () => onPage(page - 1), page <= 1)}
        <PageField key={page} page={page} pages={pages} onPage={onPage} />
        <span className={classes['of']}>{t.pageOf(format.number(pages))}</span>
        {button(t.next, <IconChevronRight size={16} aria-hidden />, () => onPage(page + 1), page >= pages)}
      </div>
      <div className={classes['group']}>
        {button(t.zoomOut, <IconZoomOut size={16} aria-hidden />, () => onZoom(zoomBy(zoom, -1)), zoom <= 1)}
        {button(t.zoomIn, <IconZoomIn size={16} aria-hidden />, () => onZoom(zoomBy(zoom, 1)), zoom >= 6)}
        {button(t.fit, <IconMaximize size={16} aria-hidden />, () => onZoom(1), zoom === 1)}
      </div>
    </div>
  );
});

function PageField({ page, pages, onPage }: Pick<ViewerBarProps, 'page' | 'pages' | 'onPage'>) {
  const [text, setText] = useState(String(page));
  const go = (event?: FormEvent): void => {
    event?.preventDefault();
    const target = Math.min(pages, Math.max(1, Math.trunc(Number(text.normalize('NFKC'))) || page));
    setText(String(target));
    if (target !== page) onPage(target);
  };
  return (
    <form onSubmit={go}>
      <TextInput
        size="xs"
        inputMode="numeric"
        aria-label={documentMessages.get().viewer.page('')}
        classNames={{ input: classes['pageInput'] ?? '' }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => go()}
      />
    </form>
  );
}
