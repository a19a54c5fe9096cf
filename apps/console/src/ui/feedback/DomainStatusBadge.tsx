import { StatusBadge, type Tone } from '#ui/feedback/StatusBadge.tsx';
import { statusMessages } from '#lib/status-messages.ts';

/** The statuses of the domain, worded and coloured the same on every screen. */
const tones = {
  normal: 'good',
  close_to_limit: 'warn',
  full_capacity: 'bad',
  pending: 'waiting',
  paid: 'good',
  overdue: 'bad',
  draft: 'neutral',
  void: 'neutral',
  credit_note: 'neutral',
  processing: 'info',
  completed: 'good',
  failed: 'bad',
  active: 'good',
  deactivated: 'neutral',
} as const satisfies Record<string, Tone>;

/** Usage, payment, request, file and tenant status: their names do not overlap. */
export type DomainStatus = keyof typeof tones;

/** The badge of a tenant's, request's, file's, payment's or usage status, in words of the user's role. */
export function DomainStatusBadge({ status, detail }: { status: DomainStatus; detail?: string }) {
  const label = statusMessages()[status];
  return <StatusBadge tone={tones[status]} label={label} {...(detail === undefined ? {} : { detail })} />;
}
