import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** Reads one filter from an address; `undefined` when it is absent or makes no sense. */
export type FilterReader<Value> = (raw: string) => Value | undefined;
type FilterReaders = Readonly<Record<string, FilterReader<string>>>;
type FilterValues<Readers extends FilterReaders> = {
  readonly [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

/** What a list's address says. Only what differs from the default is in it. */
export type ListSearch<Readers extends FilterReaders, Sort extends string> = {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: Sort | `-${Sort}`;
  readonly search?: string;
} & FilterValues<Readers>;

interface ListSearchOptions<Readers extends FilterReaders, Sort extends string> {
  readonly sortable: readonly Sort[];
  readonly filters: Readers;
}

export const pageSizes = [20, 50, 100] as const;

/** One of the given words. */
export function oneOf<Value extends string>(...values: readonly Value[]): FilterReader<Value> {
  return (raw) => values.find((value) => value === raw);
}
/** A text that passes a check. */
export function textThat(isValid: (text: string) => boolean): FilterReader<string> {
  return (raw) => (isValid(raw) ? raw : undefined);
}
/** Any short text, such as an id. */
export const anyText: FilterReader<string> = (raw) => (raw.length <= 200 ? raw : undefined);

/** What an address says, or a link that is followed, as text. */
export function readText(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}

const positive = (raw: unknown): number | undefined => {
  const value = Number(raw);
  return Number.isSafeInteger(value) && value >= 1 ? value : undefined;
};

/**
 * Makes the reader of a list's address: page, size, sort, search and the list's own filters. Give it to the route as
 * `search` and to `useListSearch` in the page. What it cannot read is dropped, so a wrong address shows the plain list.
 */
export function defineListSearch<Readers extends FilterReaders, Sort extends string>({
  sortable,
  filters,
}: ListSearchOptions<Readers, Sort>) {
  return (raw: Readonly<Record<string, unknown>>): ListSearch<Readers, Sort> => {
    const page = positive(raw['page']);
    const size = pageSizes.find((known) => known === positive(raw['size']));
    const sort = sortable
      .flatMap((field) => [field, `-${field}`] as const)
      .find((value) => value === raw['sort']);
    const search = readText(raw['search']).slice(0, 200);
    const read = Object.entries(filters).flatMap(([name, reader]) => {
      const text = readText(raw[name]);
      const value = text === '' ? undefined : reader(text);
      return value === undefined ? [] : [[name, value] as const];
    });
    // oxlint-disable-next-line typescript/consistent-type-assertions -- `filters` has the same names; TypeScript loses them on the way through entries
    return {
      ...(page !== undefined && page > 1 ? { page } : {}),
      ...(size !== undefined && size !== pageSizes[0] ? { size } : {}),
      ...(sort === undefined ? {} : { sort }),
      ...(search === '' ? {} : { search }),
      ...Object.fromEntries(read),
    } as ListSearch<Readers, Sort>;
  };
}

/**
 * The list's address as state. `change` merges and returns to the first page unless it names a page; `undefined` removes a filter; `sortBy`
 * takes the table's order. Typing (search) replaces the history entry, everything else adds one.
 */
export function useListSearch<Search extends { page?: number; size?: number }>(
  read: (raw: Readonly<Record<string, unknown>>) => Search,
) {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => read(raw), [read, raw]);
  const change = useCallback(
    (changes: { [Name in keyof Search]?: Search[Name] | undefined }) => {
      const next = { ...raw, page: undefined, ...changes };
      const replace = Object.keys(changes).join() === 'search';
      void navigate({ to: '.', search: read(next), replace, resetScroll: false });
    },
    [raw, navigate, read],
  );
  const sortBy = useCallback(
    (sort: string | undefined) => {
      void navigate({ to: '.', search: read({ ...raw, page: undefined, sort }), resetScroll: false });
    },
    [raw, navigate, read],
  );
  const query = useMemo(
    () => ({ ...search, page: search.page ?? 1, size: search.size ?? pageSizes[0] }),
    [search],
  );
  return { search, query, change, sortBy };
}
