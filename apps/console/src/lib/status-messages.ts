import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { isPartner } from '#lib/session/use-session.ts';

/**
 * The words of the domain's statuses for the reader. Of a payment, a partner reads that it was received (入金済み), a
 * tenant that it was made (支払済み).
 */
export function statusMessages() {
  const { status, receivedStatus } = signedInMessages.get();
  return isPartner() ? { ...status, ...receivedStatus } : status;
}
