import type { StuckJob } from '#platform/jobs/stuck-jobs.store.ts';
import type { Stuck } from './stuck.ts';
import type { UnreadFile } from './stuck.store.ts';

/** What does not move, a line each: how long, what, and why. Ids and numbers only, as in the log. */
export function describeStuck(stuck: Stuck, at: Date): string[] {
  const since = (moment: Date) => formatAge((at.getTime() - moment.getTime()) / 1000);
  const { files, requests, jobs, mails, removals } = stuck;
  return [
    ...files.map(
      (file) =>
        `${since(file.acceptedAt)}  file ${file.ordinal} of ${file.requestNumber} (tenant ${file.tenantNumber}), page ${file.pagesDone} of ${file.pages}: ${reasonOf(file)}`,
    ),
    ...requests.map(
      (request) =>
        `${since(request.acceptedAt)}  ${request.number} (tenant ${request.tenantNumber}): all its files have ended, and it has not; report this`,
    ),
    ...jobs.map((job) => `${formatAge(job.ageSeconds)}  job ${job.queue} ${job.id}: ${reasonOfJob(job)}`),
    ...mails.map(
      (mail) => `${since(mail.queuedAt)}  email of ${mail.invoiceNumber}: no job sends it; requeue makes one`,
    ),
    ...(removals.oldest === null
      ? []
      : [
          `${since(removals.oldest)}  ${removals.count} stored objects are due for deletion: no worker sweeps, a backup runs, or the storage refuses`,
        ]),
  ];
}

function reasonOf({ jobs, active, retries, nextAt, error, attempts }: UnreadFile): string {
  if (jobs === 0) return 'no job reads it; requeue makes one';
  if (active > 0) return `a worker reads it (${attempts} attempts cut off)`;
  if (retries > 0) return `tried again ${formatTime(nextAt)} after: ${error ?? 'no answer of its worker'}`;
  return 'waits for a worker';
}

function reasonOfJob({ state, retries, retryLimit, nextAt, heartbeatAt, error }: StuckJob): string {
  const cause = error ?? 'its worker did not answer';
  if (state === 'failed') return `given up after ${retries} more attempts: ${cause}`;
  if (state === 'retry')
    return `attempt ${retries} of ${retryLimit} more ${formatTime(nextAt)}, after: ${cause}`;
  if (state === 'active')
    return `under way${heartbeatAt === null ? '' : `, its worker last heard of ${formatTime(heartbeatAt)}`}`;
  return nextAt > new Date() ? `due ${formatTime(nextAt)}` : 'waits for a worker';
}

function formatTime(moment: Date | null): string {
  return moment === null ? 'soon' : `at ${moment.toISOString().slice(0, 19)}Z`;
}

/** `3d 4h`, `2h 5m`, `12m`, `40s`. */
export function formatAge(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const units: [string, number][] = [
    ['d', Math.floor(whole / 86_400)],
    ['h', Math.floor(whole / 3600) % 24],
    ['m', Math.floor(whole / 60) % 60],
  ];
  const first = units.findIndex(([, count]) => count > 0);
  if (first < 0) return `${whole}s`;
  return units
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => `${count}${unit}`)
    .join(' ');
}
