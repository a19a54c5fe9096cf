import { useParams } from '@tanstack/react-router';
import { AddTenant } from '#features/tenants/AddTenant.tsx';
import { EditTenant } from '#features/tenants/EditTenant.tsx';

/** One screen to add a tenant and to change one. */
export function TenantPage() {
  const { id }: { id?: string } = useParams({ strict: false });
  return id === undefined ? <AddTenant /> : <EditTenant key={id} id={id} />;
}
