import { sql } from 'kysely';

interface Step {
  readonly id: string | null;
  readonly by: string | null;
  readonly at: string | null;
}
/** Who has checked a request so far, and who has taken it. */
export interface ReviewSummary {
  readonly first: Step;
  readonly differed: Step;
  readonly taken: Step;
  readonly isBlind: boolean;
  /** Files that a third person has to resolve. */
  readonly differing: readonly string[];
  /** How many users the tenant has, if a third person has to check. */
  readonly people: number | null;
}

/** Null if nobody has checked or taken it. A function of the database, which plans it once a connection. */
export const reviewSummary = sql<ReviewSummary | null>`review_of(requests.id, requests.tenant_id)`.as(
  'review',
);
