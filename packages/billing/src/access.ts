import { daysApart, type Day } from './months.ts';

/** Days until a tenant's expiry date, in the partner's time zone: 0 on that day, negative once it has passed. */
export function daysUntilExpiry(expiryDate: Day, today: Day): number {
  return daysApart(today, expiryDate);
}

/** True once a tenant's expiry date has passed, in the partner's time zone. The expiry date itself is still valid. */
export function isExpired(expiryDate: Day, today: Day): boolean {
  return today > expiryDate;
}
