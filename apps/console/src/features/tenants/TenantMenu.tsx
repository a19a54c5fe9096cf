import { ActionIcon, Menu } from '@mantine/core';
import {
  IconChartBar,
  IconDots,
  IconFileInvoice,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import type { Tenant } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messages } from '#features/tenants/messages.ts';
import { searchOfTenant } from '#features/tenants/search.ts';
import { useTenantActions } from '#features/tenants/tenant-actions.ts';
import { paths } from '#lib/paths.ts';
import { refreshTenants } from '#lib/queries/tenants.ts';

/** A row's actions. */
export function TenantMenu({ tenant }: { tenant: Tenant }) {
  const t = messages.get();
  const client = useQueryClient();
  const actions = useTenantActions();
  const remove = async (): Promise<void> => {
    if (await actions.remove(tenant)) await refreshTenants(client);
  };
  const isActive = tenant.status === 'active';
  const search = searchOfTenant(tenant.id);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t.list.actionsOf(tenant.companyName)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={paths.usage}
          search={search}
          leftSection={<IconChartBar size={16} aria-hidden />}
        >
          {t.action.usage}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.invoices}
          search={search}
          leftSection={<IconFileInvoice size={16} aria-hidden />}
        >
          {t.action.invoices}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={
            isActive ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />
          }
          onClick={() => void actions.changeStatus(tenant)}
        >
          {isActive ? t.action.deactivate : t.action.activate}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void remove()}
        >
          {t.action.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
