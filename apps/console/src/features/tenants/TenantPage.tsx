import { useParams } from '@tanstack/react-router';
import { AddTenant } from '#features/tenants/AddTenant.tsx';
import { EditTenant } from '#features/tenants/EditTenant.tsx';
import { NoPermission } from '#features/tenants/NoPermission.tsx';
import { isPartner } from '#lib/use-session.ts';

/** One screen to add a tenant and to change one. */
export function TenantPage() {
  const { id }: { id?: string } = useParams({ strict: false });
  // The server refuses every call of a tenant's here; an empty form must not promise otherwise.
  if (!isPartner()) return <NoPermission />;
  return id === undefined ? <AddTenant /> : <EditTenant key={id} id={id} />;
}
