import {
  billingMonthAt,
  billingMonthRange,
  billingDayAt,
  blocksUsed,
  dueDate,
  invoiceNumber,
  isPaidInFull,
  nextMonth,
  packagesUsed,
  pageLimit,
  usageStatus,
  valuesInForce,
  type Month,
} from '@ocr/billing';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { required } from '#platform/errors/required.ts';
import { getValuesHistory, type ValuesHistory } from '../billing-calendar.store.ts';
import { forEachPartner } from '../for-each-partner.ts';
import { noRecipient, selectRecipients, type Recipient } from '../prices/prices.store.ts';
import { amountsByTerms, getTerms, type Terms } from '../prices/terms.ts';
import { amountColumns } from './amount-columns.ts';
import { queueInvoiceMails } from '../mails/queue-mails.ts';
import { settleAllWithCredit } from '../payments/settle.ts';
import {
  countWaitingTenants,
  insertInvoices,
  lockInvoiceSequence,
  lockUnbilledTenants,
  markOverdue,
  selectDays,
  selectFigures,
  storeClosedMonth,
  storeInvoiceSequence,
  type ClosingPartner,
  type UnbilledTenant,
} from './closing.store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log' | 'jobs'>;

// Invoices made in one transaction: large enough to be fast, small enough to let another process have its turn.
const batchSize = 500;

/**
 * Creates every due invoice and marks overdue ones. May run at any time, any number of times and in several processes at once: each invoice
 * is created once, and numbers have no gaps. After a long downtime it closes several months, the oldest first.
 * @throws AggregateError in the end, if it failed for a partner
 */
export async function closeMonths(deps: Deps): Promise<{ invoices: number; overdue: number }> {
  let invoices = 0;
  let overdue = 0;
  try {
    await forEachPartner(deps, 'close-months', async (partner) => {
      invoices += await closePartner(deps, partner);
      overdue += await deps.db.withSystem(async (trx) => {
        const history = await getValuesHistory(trx, partner);
        return markOverdue(trx, partner.partnerId, billingDayAt(deps.clock.now(), history));
      });
    });
  } finally {
    if (invoices + overdue > 0) deps.log.info({ invoices, overdue }, 'Closed what was due');
  }
  return { invoices, overdue };
}

async function closePartner(deps: Deps, partner: ClosingPartner): Promise<number> {
  const history = await deps.db.withSystem((trx) => getValuesHistory(trx, partner));
  const running = billingMonthAt(deps.clock.now(), history);
  let made = 0;
  let complete = true;
  let month = partner.closedMonth === null ? required(history[0]).month : nextMonth(partner.closedMonth);
  for (; month < running; month = nextMonth(month)) {
    made += await closeMonth(deps, { partner, history, month });
    // Months after one that waits for requests are closed too, but that one is tried again until it is complete.
    complete = complete && (await settleMonth(deps, { partner, history, month }));
  }
  return made;
}

interface MonthToClose {
  readonly partner: ClosingPartner;
  readonly history: ValuesHistory;
  readonly month: Month;
}

/** How many tenants a batch locked, and how many invoices it made. */
interface Batch {
  readonly examined: number;
  readonly made: number;
}

async function closeMonth(deps: Deps, toClose: MonthToClose): Promise<number> {
  let made = 0;
  for (;;) {
    const batch = await deps.db.withSystem((trx) => closeBatch(deps, trx, toClose));
    made += batch.made;
    if (batch.examined < batchSize) return made;
  }
}

/** Records that the month is completely closed. False while tenants still have requests in progress. */
async function settleMonth(deps: Deps, { partner, history, month }: MonthToClose): Promise<boolean> {
  const range = billingMonthRange(month, history);
  return deps.db.withSystem(async (trx) => {
    const waiting = await countWaitingTenants(trx, { partnerId: partner.partnerId, month, range });
    if (waiting === 0) await storeClosedMonth(trx, partner.partnerId, month);
    return waiting === 0;
  });
}

/** One transaction: the month's number sequence is locked first, so that processes take turns and numbers stay dense. */
async function closeBatch(deps: Deps, trx: Trx, { partner, history, month }: MonthToClose): Promise<Batch> {
  const { partnerId } = partner;
  const used = await lockInvoiceSequence(trx, partnerId, month);
  const range = billingMonthRange(month, history);
  const locked = await lockUnbilledTenants(trx, { partnerId, month, range, limit: batchSize });
  const tenants = locked.length === 0 ? [] : await selectFigures(trx, { partnerId, month, range }, locked);
  if (tenants.length === 0) return { examined: locked.length, made: 0 };
  const ids = tenants.map((tenant) => tenant.id);
  const days = await selectDays(trx, partnerId, month, ids);
  const terms = await getTerms(trx, partner, month, ids);
  const recipients = await selectRecipients(trx, partner, ids);
  const issuedDate = billingDayAt(deps.clock.now(), history);
  const common = {
    partner_id: partnerId,
    month: `${month}-01`,
    partner_name: partner.name,
    issued_date: issuedDate,
    due_date: dueDate({ billMonth: month, issuedDay: issuedDate, paymentDay: partner.paymentDay }),
    payment_status: 'pending' as const,
    payment_date: null,
  };
  const made = tenants.map((tenant, index) => {
    const usage = snapshot(tenant, valuesInForce(history, month));
    return {
      ...common,
      ...usage,
      ...amounts(terms, usage, { month, issuedDate, recipient: recipients.get(tenant.id) ?? noRecipient }),
      id: newId(),
      number: invoiceNumber(month, used + index + 1, terms.issuer.details.numberPrefix),
      days: JSON.stringify(days.get(tenant.id) ?? []),
    };
  });
  await insertInvoices(trx, made);
  const invoiceIds = made.map(({ id }) => id);
  // Before the emails, which ask for what is open.
  await settleAllWithCredit(trx, invoiceIds, { at: deps.clock.now(), today: issuedDate, userId: null });
  await queueInvoiceMails(deps, trx, { invoiceIds, reminderDay: 0 });
  await storeInvoiceSequence(trx, partnerId, month, used + tenants.length);
  return { examined: locked.length, made: tenants.length };
}

/** What the invoice says of the month, by the values that were in force in it. */
function snapshot(tenant: UnbilledTenant, values: ValuesHistory[number]['values']) {
  const blocks = blocksUsed(tenant.pagesUsed, values.pagesPerBlock);
  return {
    tenant_id: tenant.id,
    tenant_number: tenant.number,
    company_name: tenant.companyName,
    request_count: tenant.requestCount,
    pages_used: tenant.pagesUsed,
    blocks_used: blocks,
    packages_used: packagesUsed(blocks, values.blocksPerPackage),
    packages_registered: values.packagesRegistered,
    blocks_registered: values.blocksRegistered,
    pages_per_block: values.pagesPerBlock,
    blocks_per_package: values.blocksPerPackage,
    block_limit: tenant.blockLimit,
    usage_status: usageStatus({
      pageLimit: pageLimit(tenant.blockLimit, values.pagesPerBlock),
      pagesUsed: tenant.pagesUsed,
      pagesReserved: 0,
    }),
  };
}

/** The month's amounts by the prices in force in it; undefined without prices. */
function amounts(
  terms: Terms,
  usage: ReturnType<typeof snapshot>,
  { month, issuedDate, recipient }: { month: Month; issuedDate: string; recipient: Recipient },
) {
  const found = amountsByTerms(terms, usage.tenant_id, {
    month,
    blocksUsed: usage.blocks_used,
    blocksPerPackage: usage.blocks_per_package,
    packagesRegistered: usage.packages_registered,
    blocksRegistered: usage.blocks_registered,
  });
  if (found === undefined) return {};
  const { issuer } = terms;
  const state = issuer.details.draftFirst ? ('draft' as const) : ('issued' as const);
  const isPaid = state === 'issued' && isPaidInFull({ total: found.total, paid: 0 });
  return {
    ...amountColumns(found, { issuer, recipient }),
    state,
    ...(isPaid && { payment_status: 'paid' as const, payment_date: issuedDate }),
  };
}
