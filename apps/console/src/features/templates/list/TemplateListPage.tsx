import { linkSearch } from '#lib/paths.ts';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import type { TemplateListItem } from '@ocr/contract';
import { IconCopy, IconPencil, IconPlus, IconTemplate, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from '#features/templates/list/list.module.css';
import { messages } from '#features/templates/messages.ts';
import { readTemplateSearch } from '#features/templates/search.ts';
import { useDeleteTemplate } from '#features/templates/list/use-delete-template.ts';
import { format, nothing } from '#lib/format.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import { paths } from '#lib/paths.ts';
import { isPartner } from '#lib/session/use-session.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FilterBar, SearchField } from '#ui/table/FilterBar.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { templatesQuery } from '#lib/queries/templates.ts';

type Kind = NonNullable<ReturnType<typeof readTemplateSearch>['type']>;

/** Every template the user may use; a partner sees its standard ones. */
export function TemplateListPage() {
  const t = messages.get().list;
  const { search, query, change, sortBy } = useListSearch(readTemplateSearch);
  const list = useQuery(templatesQuery(query));
  const total = list.data?.total;
  const isFiltered = search.search !== undefined || search.type !== undefined;
  const add = (
    <Button component={Link} to={paths.addTemplate} leftSection={<IconPlus size={16} aria-hidden />}>
      {t.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        help="templates"
        state={total !== undefined && t.state(format.number(total), total)}
        action={add}
        {...(isPartner() ? { back: { to: paths.billingConfig, label: t.back } } : {})}
      />
      <FilterBar
        active={0}
        onClear={() => change({ type: undefined })}
        search={
          <SearchField
            label={t.search}
            value={search.search}
            onChange={(value) => change({ search: value })}
          />
        }
        end={!isPartner() && <KindFilter value={search.type} onChange={(type) => change({ type })} />}
      />
      <DataTable
        label={t.title}
        columns={columns()}
        rows={list.data?.items}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.template(id)}
        sort={search.sort}
        onSort={sortBy}
        error={list.error}
        onRetry={() => void list.refetch()}
        isStale={list.isPlaceholderData}
        empty={
          isFiltered ? (
            <EmptyState title={signedInMessages.get().list.nothingFound} />
          ) : (
            <EmptyState
              icon={<IconTemplate size={32} stroke={1.3} aria-hidden />}
              title={t.empty}
              text={t.emptyText}
              action={add}
            />
          )
        }
        footer={<ListFooter page={query.page} size={query.size} total={total} onChange={change} />}
      />
    </>
  );
}

function KindFilter({
  value,
  onChange,
}: {
  value: Kind | undefined;
  onChange: (value: Kind | undefined) => void;
}) {
  const t = messages.get().list;
  return (
    <SegmentedControl
      aria-label={t.type}
      value={value ?? 'all'}
      data={[
        { value: 'all', label: t.all },
        { value: 'custom', label: t.custom },
        { value: 'standard', label: t.standard },
      ]}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
    />
  );
}

function columns(): readonly Column<TemplateListItem>[] {
  const t = messages.get().list;
  const kind: Column<TemplateListItem> = {
    key: 'type',
    header: t.kind,
    cell: ({ type }) => t[type],
    width: 90,
  };
  return [
    { key: 'number', header: t.id, cell: ({ number }) => number, isSortable: true, width: 120 },
    {
      key: 'name',
      header: t.name,
      cell: ({ name }) => name,
      isRowHeader: true,
      isSortable: true,
      width: 170,
    },
    ...(isPartner() ? [] : [kind]),
    {
      key: 'category',
      header: t.category,
      cell: ({ category }) => category || nothing,
      isSortable: true,
      width: 115,
    },
    {
      key: 'createdDate',
      header: t.created,
      cell: ({ createdDate }) => format.date(createdDate),
      isSortable: true,
      isWhole: true,
      width: 130,
    },
    {
      key: 'description',
      header: t.description,
      cell: ({ description }) => <span className={classes['description']}>{description || nothing}</span>,
    },
    {
      key: 'action',
      header: t.action,
      cell: (row) => <RowActions row={row} />,
      align: 'end',
      width: 150,
    },
  ];
}

function RowActions({ row }: { row: TemplateListItem }) {
  const t = messages.get().list;
  const remove = useDeleteTemplate();
  if (row.type === 'standard' && !isPartner()) {
    return (
      <Button
        component={Link}
        to={paths.addTemplate}
        search={linkSearch({ from: row.id })}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconCopy size={14} aria-hidden />}
      >
        {t.use}
        <span className="visually-hidden"> {row.name}</span>
      </Button>
    );
  }
  return (
    <span className={classes['actions']}>
      <ActionIcon
        component={Link}
        to={paths.editTemplate(row.id)}
        variant="subtle"
        color="gray"
        aria-label={t.edit(row.name)}
        title={t.edit(row.name)}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t.remove(row.name)}
        title={t.remove(row.name)}
        onClick={() => void remove(row)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}
