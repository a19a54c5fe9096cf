import { Select } from '@mantine/core';

interface TenantSelectProps {
  /** `undefined` while loading. */
  readonly tenants: readonly { readonly id: string; readonly companyName: string }[] | undefined;
  readonly value: string | undefined;
  readonly onChange: (tenantId: string | undefined) => void;
  readonly label: string;
  readonly allLabel: string;
  readonly nothingFound: string;
}

/** Chooses one tenant, or all; typing narrows the list, so that thousands are as quick as ten. */
export function TenantSelect({ tenants, value, onChange, label, allLabel, nothingFound }: TenantSelectProps) {
  return (
    <Select
      aria-label={label}
      placeholder={allLabel}
      data={tenants?.map(({ id, companyName }) => ({ value: id, label: companyName })) ?? []}
      value={value ?? null}
      onChange={(tenantId) => onChange(tenantId ?? undefined)}
      searchable
      clearable
      limit={100}
      nothingFoundMessage={nothingFound}
      clearButtonProps={{ 'aria-label': allLabel, tabIndex: 0 }}
      comboboxProps={{ withinPortal: true, transitionProps: { duration: 0 } }}
    />
  );
}
