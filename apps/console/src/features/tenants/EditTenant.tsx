import { keysOf } from '@ocr/contract/objects';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { Tenant, TenantWithSignIn } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '#features/tenants/messages.ts';
import { useTenantActions } from '#features/tenants/tenant-actions.ts';
import { TenantSidePanel } from '#features/tenants/side-panel/TenantSidePanel.tsx';
import { TenantForm } from '#features/tenants/TenantForm.tsx';
import { toChange, toValues } from '#features/tenants/tenant-values.ts';
import classes from '#features/tenants/tenants.module.css';
import { useTenantForm } from '#features/tenants/use-tenant-form.ts';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { refreshTenants, tenantQuery } from '#lib/queries/tenants.ts';
import { currentUsageQuery } from '#lib/queries/usage.ts';

/** Shows a tenant and changes it. */
export function EditTenant({ id }: { id: string }) {
  const t = messages.get();
  const tenant = useQuery(tenantQuery(id));
  const { data } = tenant;
  return (
    <>
      <PageHeader
        title={data?.companyName ?? t.list.columns.companyName}
        state={
          data && (
            <>
              <DomainStatusBadge status={data.status} />{' '}
              {t.form.editState(data.number, format.date(data.onboardDate))}
            </>
          )
        }
        help="tenants"
        back={{ to: paths.tenants, label: t.form.back }}
        action={data && <TenantButtons tenant={data} />}
      />
      {data ? (
        <Editor tenant={data} />
      ) : tenant.isError ? (
        <ErrorState error={tenant.error} onRetry={() => void tenant.refetch()} />
      ) : (
        <Placeholder height={640} />
      )}
    </>
  );
}

function TenantButtons({ tenant }: { tenant: Tenant }) {
  const t = messages.get().action;
  const navigate = useNavigate();
  const client = useQueryClient();
  const actions = useTenantActions();
  const isActive = tenant.status === 'active';
  const remove = async (): Promise<void> => {
    if (!(await actions.remove(tenant))) return;
    await navigate({ to: paths.tenants, ignoreBlocker: true });
    client.removeQueries({ queryKey: tenantQuery(tenant.id).queryKey });
    await refreshTenants(client);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={
          isActive ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />
        }
        onClick={() => void actions.changeStatus(tenant)}
      >
        {isActive ? t.deactivate : t.activate}
      </Button>
      <Button
        variant="outline"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void remove()}
      >
        {t.delete}
      </Button>
    </>
  );
}

function Editor({ tenant }: { tenant: TenantWithSignIn }) {
  const t = messages.get().form;
  const client = useQueryClient();
  const usage = useQuery(currentUsageQuery({ tenantId: tenant.id }));
  const tenantForm = useTenantForm({
    initialValues: toValues(tenant),
    isNew: false,
    failed: t.saveFailed,
    ask: async (values) => {
      const change = toChange(tenant, values);
      if (Object.keys(change).length === 0) {
        toast.info(t.unchanged);
        return false;
      }
      return confirm({
        title: t.saveTitle,
        text: <ChangeList tenant={tenant} change={change} />,
        confirmLabel: t.save,
      });
    },
    submit: async (values) => {
      const change = toChange(tenant, values);
      const saved = await fetchData('updateTenant', { params: { id: tenant.id }, body: change });
      client.setQueryData(tenantQuery(tenant.id).queryKey, { ...tenant, ...saved });
      tenantForm.form.setValues(toValues(saved));
      toast.success(t.saved);
      await refreshTenants(client);
    },
  });
  return (
    <div className={classes['layout']}>
      <TenantForm
        {...tenantForm}
        tenant={tenant}
        usage={usage.data}
        pagesPerBlock={usage.data?.pagesPerBlock}
      />
      <TenantSidePanel tenant={tenant} usage={usage} />
    </div>
  );
}

/** What will be saved, field by field. */
function ChangeList({ tenant, change }: { tenant: Tenant; change: ReturnType<typeof toChange> }) {
  const t = messages.get().form;
  const fields = keysOf(change);
  const show = (field: keyof typeof change, value: string | number | undefined): string => {
    if (typeof value === 'number') return format.number(value);
    return field === 'expiryDate' ? format.day(value) : value || '–';
  };
  return (
    <dl className={classes['changes']}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t[field]}</dt>
          <dd>
            <del>{show(field, tenant[field])}</del> <ins>{show(field, change[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
