import { common } from '#lib/i18n/common.ts';
import { StatusBadge, type Tone } from '#ui/feedback/StatusBadge.tsx';

/** The statuses of the domain, worded and coloured the same on every screen. */
const tones = {
  normal: 'good',
  close_to_limit: 'warn',
  full_capacity: 'bad',
  pending: 'waiting',
  paid: 'good',
  overdue: 'bad',
  processing: 'info',
  completed: 'good',
  failed: 'bad',
  active: 'good',
  deactivated: 'neutral',
} as const satisfies Record<string, Tone>;

/** Usage, payment, request, file and tenant status: their names do not overlap. */
export type DomainStatus = keyof typeof tones;

export function DomainStatusBadge({ status, detail }: { status: DomainStatus; detail?: string }) {
  const label = common.get().status[status];
  return <StatusBadge tone={tones[status]} label={label} {...(detail === undefined ? {} : { detail })} />;
}
