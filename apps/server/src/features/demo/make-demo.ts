import { required } from '#platform/errors/required.ts';
import {
  addDays,
  addMonths,
  dayRange,
  daysOfMonth,
  DEFAULT_VALUES,
  monthOf,
  monthRange,
  pageLimit,
  type Month,
} from '@ocr/billing';
import type { NewPartner } from '#features/accounts/create-partner.ts';
import { hashPassword, operator } from '#features/accounts/passwords/passwords.ts';
import { closeMonths } from '#features/billing/invoices/close-months.ts';
import { createTenant } from '#features/tenants/create-tenant.ts';
import {
  selectTemplateNames,
  getPinnedTemplate,
  type PinnedTemplate,
} from '#features/templates/templates.store.ts';
import { SettableClock } from '#platform/clock/clock.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import { demoPartner, demoTenant, demoTenants, type DemoTenant } from './demo-people.ts';
import { readSamples, type ReadSample } from './demo-documents.ts';
import { payOldInvoices } from './pay-old-invoices.ts';
import { createRandom } from './random.ts';
import { writeRequest } from './write-request.ts';

export { demoPartner, demoTenant } from './demo-people.ts';

const timeZone = 'Asia/Tokyo';
const monthsOfHistory = 4;
const hourMs = 3_600_000;

interface DemoUser extends DemoTenant {
  readonly scope: TenantScope;
  readonly userId: string;
}
export type AddPartner = (
  partner: Omit<NewPartner, 'passwordHash'> & { readonly password: string },
  clock: SettableClock,
) => Promise<{ partnerId: string; userId: string }>;

/**
 * Fills an empty database with a partner, three tenants and months of history: documents that were really read,
 * metered page by page, closed month by month under a clock that walks from then to now.
 */
export async function makeDemo(context: Context, addPartner: AddPartner): Promise<void> {
  const now = context.clock.now();
  const running = monthOf(now, timeZone);
  const first = addMonths(running, -monthsOfHistory);
  const clock = new SettableClock(new Date(monthRange(first, timeZone).start.getTime() + 9 * hourMs));
  const past: Context = { ...context, clock };
  const partner = await addPartner(
    { ...demoPartner, name: 'Kanda Office Partners', fullName: 'Yuki Kanda', language: 'en' },
    clock,
  );
  const people = await addTenants(past, partner.partnerId, now);
  const templates = await pinTemplates(past, required(people[0]).scope);
  const samples = await readSamples(past, (name) => required(templates.get(name)).definition);
  for (let month = first; month <= running; month = addMonths(month, 1)) {
    for (const [index, person] of people.entries()) {
      await writeMonth(past, {
        person,
        month,
        now,
        samples,
        templates,
        seed: index * 100 + Number(month.slice(5)),
      });
    }
    const end = monthRange(month, timeZone).end;
    clock.set(end < now ? new Date(end.getTime() + hourMs / 4) : now);
    await closeMonths(past);
  }
  await payOldInvoices(past, partner, { running, timeZone });
}

async function addTenants(context: Context, partnerId: string, now: Date): Promise<DemoUser[]> {
  const people: DemoUser[] = [];
  const secret = await hashPassword(demoTenant.password, operator);
  for (const person of demoTenants) {
    const { expiresInDays, documentsPerDay: _documents, usesAtLeast: _uses, ...values } = person;
    const expiryDate = addDays(now.toISOString().slice(0, 10), expiresInDays);
    const { tenant, userId } = await context.db.withPartner({ partnerId }, (trx) =>
      createTenant(
        trx,
        { partnerId },
        {
          values: { ...values, contactEmail: person.email, expiryDate },
          passwordHash: secret,
          language: person.companyName.endsWith('株式会社') ? 'jp' : 'en',
          mustChangePassword: false,
          at: context.clock.now(),
        },
      ),
    );
    people.push({ ...person, userId, scope: { tenantId: tenant.id, partnerId } });
  }
  return people;
}

async function pinTemplates(context: Context, scope: TenantScope): Promise<Map<string, PinnedTemplate>> {
  return context.db.withTenant(scope, async (trx) => {
    const names = await selectTemplateNames(trx, scope);
    const pinned = await Promise.all(names.map(({ id }) => getPinnedTemplate(trx, scope, id)));
    return new Map(pinned.map((template) => [template.name, template]));
  });
}

interface MonthOfHistory {
  readonly person: DemoUser;
  readonly month: Month;
  readonly now: Date;
  readonly samples: readonly ReadSample[];
  readonly templates: ReadonlyMap<string, PinnedTemplate>;
  readonly seed: number;
}

/** A month of one tenant: a few requests on each working day, the documents of older months already deleted. */
async function writeMonth(context: Context, history: MonthOfHistory): Promise<void> {
  const { person, month, now, samples, templates } = history;
  const random = createRandom(history.seed);
  const running = monthOf(now, timeZone);
  const kept = month >= addMonths(running, -1);
  // Even at the beginning of a month, one tenant is close to its limit.
  const least =
    month === running ? person.usesAtLeast * pageLimit(person.blockLimit, DEFAULT_VALUES.pagesPerBlock) : 0;
  const chosen = choosePlan(workingInstants(month, now, random), { person, samples, least, random });
  await context.db.withTenant(person.scope, async (trx) => {
    for (const { at, documents } of chosen) {
      const template = required(templates.get(required(documents[0]).template));
      await writeRequest(context, trx, person.scope, {
        at,
        samples: documents,
        template,
        userId: person.userId,
        kept,
      });
    }
  });
}

/** Two instants of each working day so far, a few days left out; the last of a month that has only begun is just past. */
function workingInstants(month: Month, now: Date, random: () => number): Date[] {
  const instants = daysOfMonth(month).flatMap((day) => {
    const noon = dayRange(day, timeZone).start.getTime() + 12 * hourMs;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6 || random() < 0.12) return [];
    return [noon - random() * 3 * hourMs, noon + random() * 5 * hourMs];
  });
  const past = instants.filter((instant) => instant < now.getTime());
  const { start } = monthRange(month, timeZone);
  return (past.length > 0 ? past : [(start.getTime() + now.getTime()) / 2]).map(
    (instant) => new Date(instant),
  );
}

interface PlannedRequest {
  readonly at: Date;
  readonly documents: readonly ReadSample[];
}

/** A request at each instant, and more between them until `least` pages are reached; in the order of time. */
function choosePlan(
  instants: readonly Date[],
  history: { person: DemoUser; samples: readonly ReadSample[]; least: number; random: () => number },
): PlannedRequest[] {
  const { person, samples, least, random } = history;
  const pick = <Item>(items: readonly Item[]): Item => required(items[Math.floor(random() * items.length)]);
  const choose = (): readonly ReadSample[] => {
    const kind = pick(samples).template;
    const fitting = samples.filter((sample) => sample.template === kind);
    const count = Math.max(1, Math.round(person.documentsPerDay * (0.5 + random()) * 0.5));
    return Array.from({ length: Math.min(10, count) }, () => pick(fitting));
  };
  const plan: PlannedRequest[] = instants.map((at) => ({ at, documents: choose() }));
  const pages = () =>
    plan.flatMap((request) => request.documents).reduce((sum, sample) => sum + sample.pages.length, 0);
  while (pages() < least) {
    const at = new Date(pick(instants).getTime() - random() * hourMs);
    plan.push({ at, documents: choose() });
  }
  return plan.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
