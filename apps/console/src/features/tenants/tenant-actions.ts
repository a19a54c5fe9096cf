import type { Tenant } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/tenants/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { failureText } from '#lib/error-text.ts';
import { confirm, type Question } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { refreshTenants, tenantQuery } from '#lib/queries/tenants.ts';

interface TenantActions {
  /** Each asks first; true when it was done. */
  readonly changeStatus: (tenant: Tenant) => Promise<boolean>;
  readonly remove: (tenant: Tenant) => Promise<boolean>;
}

/** What can be done to a tenant as a whole, with its question and its toasts. */
export function useTenantActions(): TenantActions {
  const client = useQueryClient();
  const t = messages.get().action;
  return {
    changeStatus: async (tenant) => {
      const isActive = tenant.status === 'active';
      let isDone = false;
      const change = async (): Promise<void> => {
        const status = isActive ? 'deactivated' : 'active';
        const saved = await fetchData('changeTenantStatus', { params: { id: tenant.id }, body: { status } });
        client.setQueryData(tenantQuery(tenant.id).queryKey, (known) => known && { ...known, ...saved });
        isDone = true;
      };
      await confirm({
        title: isActive ? t.deactivateTitle(tenant.companyName) : t.activateTitle(tenant.companyName),
        text: isActive ? t.deactivateText : t.activateText,
        confirmLabel: isActive ? t.deactivate : t.activate,
        ...(isActive ? { tone: 'danger' } : {}),
        action: () => change().catch((error: unknown) => reportFailure(t.statusFailed, error)),
      });
      if (!isDone) return false;
      toast.success(isActive ? t.deactivated : t.activated);
      await refreshTenants(client);
      return true;
    },
    remove: async (tenant) => {
      let isDone = false;
      const remove = async (): Promise<void> => {
        await fetchData('deleteTenant', { params: { id: tenant.id } });
        isDone = true;
      };
      await confirm({
        title: t.deleteTitle(tenant.companyName),
        text: t.deleteText,
        typed: nameToType(tenant),
        confirmLabel: t.delete,
        tone: 'danger',
        action: () => remove().catch((error: unknown) => reportFailure(t.deleteFailed, error)),
      });
      if (isDone) toast.success(t.deleted);
      return isDone;
    },
  };
}

/** Deleting is permanent: typing the name confirms the right tenant. */
function nameToType({ companyName }: Tenant): NonNullable<Question['typed']> {
  const t = messages.get().action;
  return { label: t.deleteTyped(companyName), text: companyName, mismatch: t.deleteMismatch };
}

function reportFailure(text: string, error: unknown): void {
  toast.failure(failureText(text, error));
}
