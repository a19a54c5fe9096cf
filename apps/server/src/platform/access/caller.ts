import type { Access } from '@ocr/contract';
import type { TenantScope } from '#platform/database/database.ts';

interface BaseCaller {
  readonly sessionId: string;
  readonly userId: string;
  readonly partnerId: string;
  readonly username: string;
  readonly name: string;
  readonly mustChangePassword: boolean;
  /** Whether its tenant, or its partner, asks for a second factor. */
  readonly secondFactorRequired: boolean;
  /** The same, and the user has none yet. */
  readonly mustAddSecondFactor: boolean;
  readonly signedInAt: Date;
  /** When the session ends by itself. */
  readonly expiresAt: Date;
}
export interface PartnerCaller extends BaseCaller {
  readonly roleName: 'PARTNER';
  readonly tenantId: null;
}
export interface TenantCaller extends BaseCaller {
  readonly roleName: 'TENANT';
  readonly tenantId: string;
  /** Whether the tenant's expiry date has passed, in the partner's time zone. */
  readonly expired: boolean;
  /** The last good day, and how many days there are until then. */
  readonly expiry: { readonly date: string; readonly daysLeft: number };
}
/** Who makes a call, as the session says it, not the token's claims. */
export type Caller = PartnerCaller | TenantCaller;

export type CallerFor<A extends Access> = A extends 'partner'
  ? PartnerCaller
  : A extends 'tenant'
    ? TenantCaller
    : A extends 'signedIn'
      ? Caller
      : undefined;

/** Turns a bearer token into a caller, or throws `UNAUTHORIZED`, `TOKEN_INVALID` or `TOKEN_EXPIRED` with status 401. */
export type Authenticate = (token: string | undefined) => Promise<Caller>;

/** The tenant that a tenant's user or a job acts for, as every query and transaction takes it. */
export function tenantScope({ tenantId, partnerId }: TenantScope): TenantScope {
  return { tenantId, partnerId };
}
