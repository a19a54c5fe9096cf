import { PartnerHome } from '#features/dashboard/PartnerHome.tsx';
import { TenantHome } from '#features/dashboard/TenantHome.tsx';
import { isPartner } from '#lib/session/use-session.ts';

/** The first screen after sign-in, by role. */
export function HomePage() {
  return isPartner() ? <PartnerHome /> : <TenantHome />;
}
