import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Tenant } from '@ocr/contract';
import { useState } from 'react';
import { CredentialsDialog } from '#features/tenants/CredentialsDialog.tsx';
import { messages } from '#features/tenants/messages.ts';
import { TenantForm } from '#features/tenants/TenantForm.tsx';
import { toNewTenant, toValues } from '#features/tenants/tenant-values.ts';
import classes from '#features/tenants/tenants.module.css';
import { useTenantForm } from '#features/tenants/use-tenant-form.ts';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { refreshTenants } from '#lib/queries/tenants.ts';
import { settingsQuery } from '#lib/queries/settings.ts';

interface Created {
  readonly tenant: Tenant;
  readonly password: string;
}

/** Adds a tenant, and shows its credentials once. */
export function AddTenant() {
  const t = messages.get().form;
  const navigate = useNavigate();
  const client = useQueryClient();
  const settings = useQuery(settingsQuery);
  const pagesPerBlock = settings.data?.pagesPerBlock.current;
  const [created, setCreated] = useState<Created>();
  const tenantForm = useTenantForm({
    initialValues: toValues(undefined),
    isNew: true,
    failed: t.createFailed,
    ask: (values) => {
      const { companyName, email, blockLimit, expiryDate } = toNewTenant(values);
      const pages =
        pagesPerBlock === undefined ? '' : t.createPages(format.number(blockLimit * pagesPerBlock));
      return confirm({
        title: t.createTitle(companyName),
        text: t.createText(email, format.number(blockLimit), pages, format.day(expiryDate)),
        confirmLabel: t.create,
      });
    },
    submit: async (values) => {
      const tenant = await fetchData('createTenant', { body: toNewTenant(values) });
      setCreated({ tenant, password: values.password });
      toast.success(t.created);
      await refreshTenants(client);
    },
  });
  return (
    <>
      <PageHeader
        title={t.addTitle}
        state={t.addState}
        help="tenants"
        back={{ to: paths.tenants, label: t.back }}
      />
      <div className={classes['layout']}>
        <TenantForm {...tenantForm} pagesPerBlock={pagesPerBlock} />
      </div>
      {created && (
        <CredentialsDialog
          {...created}
          onClose={() => void navigate({ to: paths.tenant(created.tenant.id), ignoreBlocker: true })}
        />
      )}
    </>
  );
}
