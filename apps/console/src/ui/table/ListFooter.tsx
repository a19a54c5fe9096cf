import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { format, readersZone } from '#lib/format.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { pageSizes } from '#lib/lists/list-search.ts';
import { useDensity } from '#ui/table/density.ts';
import classes from '#ui/table/ListFooter.module.css';

interface ListFooterProps {
  readonly page: number;
  readonly size: number;
  /** `undefined` while loading. */
  readonly total: number | undefined;
  /** Whether there are more than `total`, which are still being counted. */
  readonly hasMore?: boolean;
  /** Names the zone of the times above, here and nowhere else. */
  readonly hasTimes?: boolean;
  readonly onChange: (change: { page?: number; size?: number }) => void;
}

/** 'Display {start} - {end}/{total}', rows per page, row height, and the way through the pages. */
export function ListFooter({
  page,
  size,
  total,
  hasMore = false,
  hasTimes = false,
  onChange,
}: ListFooterProps) {
  const t = signedInMessages.get().list;
  const [density, setDensity] = useDensity();
  const pages = hasMore ? Infinity : Math.max(1, Math.ceil((total ?? 0) / size));
  const start = total ? Math.min((page - 1) * size + 1, total) : 0;
  const end = Math.min(page * size, total ?? 0);
  const display = (hasMore ? t.displayCounting : t.display)(
    format.number(start),
    format.number(end),
    format.number(total ?? 0),
  );
  return (
    <div className={classes['footer']}>
      <p className={classes['display']} role="status">
        {total === undefined ? ' ' : display}
      </p>
      {hasTimes && <p className={classes['zone']}>{t.zone(readersZone)}</p>}
      <NativeSelect
        size="xs"
        aria-label={t.density}
        value={density}
        data={[
          { value: 'comfortable', label: t.comfortable },
          { value: 'compact', label: t.compact },
        ]}
        onChange={(event) => setDensity(event.currentTarget.value === 'compact' ? 'compact' : 'comfortable')}
      />
      <NativeSelect
        size="xs"
        aria-label={t.pageSize}
        value={String(size)}
        data={pageSizes.map(String)}
        onChange={(event) => onChange({ size: Number(event.currentTarget.value) })}
      />
      <nav className={classes['pages']} aria-label={t.pagination}>
        <ActionIcon
          variant="default"
          aria-label={t.previous}
          disabled={page <= 1}
          onClick={() => onChange({ page: page - 1 })}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <PageField key={page} page={page} pages={pages} onGo={(target) => onChange({ page: target })} />
        {!hasMore && <span className={classes['of']}>{t.ofPages(format.number(pages))}</span>}
        <ActionIcon
          variant="default"
          aria-label={t.next}
          disabled={page >= pages}
          onClick={() => onChange({ page: page + 1 })}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </nav>
    </div>
  );
}

/** A page number to type: the way through thousands of pages. */
function PageField({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const [text, setText] = useState(String(page));
  const go = (event?: FormEvent): void => {
    event?.preventDefault();
    const target = Math.min(pages, Math.max(1, Math.trunc(Number(text.normalize('NFKC'))) || page));
    setText(String(target));
    if (target !== page) onGo(target);
  };
  return (
    <form onSubmit={go}>
      <TextInput
        size="xs"
        inputMode="numeric"
        aria-label={signedInMessages.get().list.page}
        classNames={{ input: classes['pageInput'] ?? '' }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => go()}
      />
    </form>
  );
}
