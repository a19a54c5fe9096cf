/**
 * Adds a partner with prices and two closed months to the data folder of a running server (`DATA_DIR`), and prints its sign-in as JSON. The
 * demo's partner has no prices, so screens that show prices are tested with this one.
 */
import { addMonths, monthOf, monthRange, type Month } from '@ocr/billing';
import { hashPassword, operator } from '#features/accounts/passwords/passwords.ts';
import { closeMonths } from '#features/billing/invoices/close-months.ts';
import { changeIssuer } from '#features/billing/prices/change-issuer.ts';
import { updatePrices } from '#features/billing/prices/change-prices.ts';
import { changeTenantPricing } from '#features/billing/prices/tenant-pricing.ts';
import { createTenant } from '#features/tenants/create-tenant.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { SettableClock } from '#platform/clock/clock.ts';
import { readConfig } from '#platform/config/index.ts';
import type { Context } from '#platform/context.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import { createLog } from '#platform/log/log.ts';
import { addPartner } from '../../src/processes/bootstrap.ts';
import { createServices } from '../../src/processes/services.ts';

const timeZone = 'Asia/Tokyo';
const hourMs = 3_600_000;
const user = { email: `priced-${Date.now().toString(36)}@example.com`, password: 'Priced#2026x' };

const prices = {
  currency: 'JPY',
  baseFee: 10_000,
  packagePrice: 0,
  blockPrice: 1200,
  overBlockPrice: 1500,
  tiers: [{ fromBlock: 3, price: 1400 }],
  taxRate: 10,
} as const;
const tenants = [
  { companyName: 'ヤマダショウジ', own: undefined, delivery: 'mail' },
  { companyName: '鈴木製作所', own: { ...prices, baseFee: 20_000 }, delivery: 'console' },
  { companyName: '佐藤商店', own: { ...prices, baseFee: 30_000 }, delivery: 'console' },
  {
    companyName: 'Overseas Trading Ltd.',
    own: { ...prices, currency: 'USD', baseFee: 19_900, taxRate: 0, tiers: [] },
    delivery: 'console',
  },
] as const;

/** Everything as it was on the first day of a month two months ago, then closed month by month until now. */
async function makePartner(present: Context): Promise<void> {
  const now = present.clock.now();
  const running = monthOf(now, timeZone);
  const first = addMonths(running, -2);
  const clock = new SettableClock(atStart(first));
  const context = { ...present, clock };
  const partner = await addPartner(context, {
    ...user,
    name: '神田事務サービス合同会社',
    fullName: 'Priced Partner',
    language: 'jp',
  });
  const caller = callerOf(partner, now);
  await changeIssuer(context, caller, {
    ...issuer,
    bankAccounts: [...issuer.bankAccounts],
    reminderDays: [...issuer.reminderDays],
  });
  await updatePrices(context, caller, { effective: 'current', ...prices, tiers: [...prices.tiers] });
  const passwordHash = await hashPassword(user.password, operator);
  for (const [index, { companyName, own, delivery }] of tenants.entries()) {
    const email = `tenant-${index}-${user.email}`;
    const values = {
      companyName,
      email,
      contactEmail: email,
      contactName: '担当 花子',
      phoneNumber: '03-5550-0100',
      address: '東京都千代田区1-1-1',
      description: '',
      blockLimit: 10,
      expiryDate: '2031-12-31',
    };
    const { tenant } = await present.db.withPartner(partner, (trx) =>
      createTenant(trx, partner, {
        values,
        passwordHash,
        language: 'jp',
        mustChangePassword: false,
        at: clock.now(),
      }),
    );
    await changeTenantPricing(context, caller, tenant.id, {
      prices: own === undefined ? null : { ...own, tiers: [...own.tiers] },
      discount: null,
      delivery,
      recipient: '',
      billingAddress: '',
    });
  }
  for (let month = addMonths(first, 1); month <= running; month = addMonths(month, 1)) {
    clock.set(month === running ? now : atStart(month));
    await closeMonths(context);
  }
}

function atStart(month: Month): Date {
  return new Date(monthRange(month, timeZone).start.getTime() + 9 * hourMs);
}

function callerOf({ partnerId, userId }: { partnerId: string; userId: string }, at: Date): PartnerCaller {
  return {
    roleName: 'PARTNER',
    tenantId: null,
    partnerId,
    userId,
    sessionId: '',
    username: user.email,
    name: 'Priced Partner',
    mustChangePassword: false,
    secondFactorRequired: false,
    mustAddSecondFactor: false,
    signedInAt: at,
    expiresAt: at,
  };
}

const issuer = {
  name: '神田事務サービス合同会社',
  nameEn: 'Kanda Office Services LLC',
  registrationNumber: 'T7000012050002',
  address: '〒101-0044\n東京都千代田区鍛冶町2-1-1',
  phone: '03-5550-0100',
  email: 'billing@kanda.example.com',
  bankAccounts: ['みずほ銀行 神田支店 普通 1234567'],
  note: '振込手数料は貴社にてご負担ください。',
  noteEn: '',
  numberPrefix: 'INV',
  taxRounding: 'down',
  pricesIncludeTax: false,
  draftFirst: false,
  reminderDays: [3, 14],
} as const;

const config = readConfig(process.env);
const log = createLog('warn');
const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log, share: true });
try {
  const alone = { ...config, processes: { api: false, worker: false } };
  const services = await createServices({ config: alone, log, database: embedded.app });
  try {
    await makePartner(services.context);
    process.stdout.write(`${JSON.stringify(user)}\n`);
  } finally {
    await services.close();
  }
} finally {
  await embedded.stop();
}
