import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconLoader2,
  type Icon,
} from '@tabler/icons-react';
import classes from '#ui/feedback/StatusBadge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral' | 'waiting';

const icons: Readonly<Record<Tone, Icon>> = {
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconCircleX,
  info: IconLoader2,
  neutral: IconCircleMinus,
  waiting: IconClock,
};

interface StatusBadgeProps {
  readonly tone: Tone;
  readonly label: string;
  /** Next to the label, for example live progress. */
  readonly detail?: string;
}

/** A status as text, colour and icon: never by colour alone. */
export function StatusBadge({ tone, label, detail }: StatusBadgeProps) {
  const Glyph = icons[tone];
  return (
    <span className={classes['badge']} data-tone={tone}>
      <Glyph size={14} stroke={2} aria-hidden />
      {label}
      {detail && <span className={classes['detail']}>{detail}</span>}
    </span>
  );
}
