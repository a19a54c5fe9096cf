import { Button, TextInput } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useStable } from '#lib/hooks/use-stable.ts';
import { common } from '#lib/i18n/common.ts';
import classes from '#ui/table/FilterBar.module.css';

interface FilterBarProps {
  /** The search field, if the list has one. */
  readonly search?: ReactNode;
  /** Selects, month fields and the like; on a phone they are collapsed behind a button. */
  readonly children?: ReactNode;
  /** How many filters are set (search not counted). */
  readonly active: number;
  readonly onClear: () => void;
  /** Stands at the end of the row: export and the like. */
  readonly end?: ReactNode;
}

/** The filters of a list, in one row. */
export function FilterBar({ search, children, active, onClear, end }: FilterBarProps) {
  const t = common.get().action;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <search className={classes['bar']}>
      {search}
      {children && (
        <Button
          className={classes['toggle'] ?? ''}
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t.filters(active)}
        </Button>
      )}
      <div id={id} className={classes['filters']} data-open={isOpen || undefined}>
        {children}
        {active > 0 && (
          <Button variant="subtle" color="gray" onClick={onClear}>
            {t.clearFilters}
          </Button>
        )}
      </div>
      {end && <div className={classes['end']}>{end}</div>}
    </search>
  );
}

interface SearchFieldProps {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly label: string;
}

/** Searches while typing, a moment after the last key; never in the middle of a Japanese conversion. */
export function SearchField({ value = '', onChange, label }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const sent = useRef(value);
  // Screens that are drawn again and again, while documents are read, must not put off the search each time.
  const { search } = useStable({ search: onChange });
  useEffect(() => {
    // The address changed by other means (back, clear filters): the field follows.
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => {
    if (isComposing || text.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      search(text.trim() || undefined);
    }, 250);
    return () => clearTimeout(timer);
  }, [text, isComposing, search]);
  return (
    <TextInput
      type="search"
      className={classes['search'] ?? ''}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  );
}
