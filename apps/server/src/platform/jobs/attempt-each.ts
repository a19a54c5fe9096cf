import { Counter } from 'prom-client';
import type { Log } from '#platform/log/log.ts';
import { metrics } from '#platform/metrics/metrics.ts';

const partsFailed = new Counter({
  name: 'ocr_job_parts_failed_total',
  help: 'Parts of a job that failed, a partner’s or a step, while the others were done.',
  labelNames: ['job'],
  registers: [metrics],
});

/** A part of a job, and what the log calls it: ids, never contents. */
export interface JobPart {
  readonly about: Readonly<Record<string, string>>;
  readonly run: () => Promise<unknown>;
}

/**
 * Does the parts of a job one after the other. One that fails is logged and counted, and the others are done.
 * @throws AggregateError in the end, if any failed, so that the job is seen as failed and is tried again
 */
export async function attemptEach(log: Log, job: string, parts: readonly JobPart[]): Promise<void> {
  const errors: unknown[] = [];
  for (const { about, run } of parts) {
    try {
      await run();
    } catch (error) {
      partsFailed.inc({ job });
      log.error({ err: error, job, ...about }, 'A part of a job failed; the others are done');
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${parts.length} parts of ${job} failed`);
}

/** Does a job's work for each partner or tenant, as `attemptEach` does its parts. @throws AggregateError in the end, if any failed */
export function attemptForEach<Owner extends { readonly partnerId: string; readonly tenantId?: string }>(
  log: Log,
  job: string,
  owners: readonly Owner[],
  work: (owner: Owner) => Promise<unknown>,
): Promise<void> {
  const parts = owners.map((owner) => {
    const { partnerId, tenantId } = owner;
    return { about: { partnerId, ...(tenantId !== undefined && { tenantId }) }, run: () => work(owner) };
  });
  return attemptEach(log, job, parts);
}
