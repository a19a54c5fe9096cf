import type { Context } from '#platform/context.ts';
import { actAsPartner, type Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { recordAudit } from './audit/audit.store.ts';
import { insertPartner } from './partners.store.ts';
import { createUser } from './users.store.ts';

export interface NewPartner {
  readonly name: string;
  readonly email: string;
  /** As `hashPassword` makes it. */
  readonly passwordHash: string;
  readonly fullName: string;
  readonly language: 'en' | 'jp';
}

/**
 * Makes a partner with its first user, who need not change its password. `setUp` adds what later features keep for a partner
 * (billing values, standard templates), in the same transaction, acting as that partner.
 * @throws AppError `EMAIL_EXISTED`
 */
export async function createPartner(
  context: Context,
  partner: NewPartner,
  setUp: (trx: Trx, partnerId: string, at: Date) => Promise<void>,
): Promise<{ partnerId: string; userId: string }> {
  return context.db.withSystem(async (trx) => {
    const at = context.clock.now();
    const partnerId = newId();
    await insertPartner(trx, { id: partnerId, name: partner.name, at });
    const { id: userId } = await createUser(trx, {
      partnerId,
      tenantId: null,
      email: partner.email,
      fullName: partner.fullName,
      language: partner.language,
      passwordHash: partner.passwordHash,
      mustChangePassword: false,
      at,
    });
    await recordAudit(trx, {
      partnerId,
      tenantId: null,
      at,
      userId,
      userName: partner.fullName,
      action: 'partner.create',
      target: partner.name,
      details: {},
    });
    await actAsPartner(trx, { partnerId });
    await setUp(trx, partnerId, at);
    return { partnerId, userId };
  });
}
