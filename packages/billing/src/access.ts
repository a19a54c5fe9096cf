import type { Day } from './months.ts';

/** True once a tenant's expiry date has passed, in the partner's time zone. The expiry date itself is the last good day. */
export function isExpired(expiryDate: Day, today: Day): boolean {
  return today > expiryDate;
}
