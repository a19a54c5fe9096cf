import type { ReactNode } from 'react';
import classes from '#features/usage/usage.module.css';
import { format } from '#lib/format.ts';

interface Entry {
  readonly dataKey?: unknown;
  readonly value?: unknown;
  readonly color?: string | undefined;
  readonly stroke?: string | undefined;
}

interface Pointed {
  readonly label?: unknown;
  readonly payload?: readonly Entry[];
}

/** The tooltip of a chart. `word` writes what stands on the axis; the chart asks also while nothing is pointed at. */
export function makeTip(
  word: (label: string) => string,
  rest: Pick<ChartTipProps, 'labels' | 'shown'>,
): (pointed: Pointed) => ReactNode {
  return ({ label, payload }) =>
    typeof label === 'string' && label !== '' ? (
      <ChartTip title={word(label)} payload={payload} {...rest} />
    ) : null;
}

interface ChartTipProps {
  readonly title: string;
  readonly payload: readonly Entry[] | undefined;
  readonly labels: Readonly<Record<string, string>>;
  /** How a series words its values, where that is not the plain number. */
  readonly shown?: Readonly<Record<string, (value: number) => string>>;
}

/** The numbers under the pointer. */
function ChartTip({ title, payload = [], labels, shown = {} }: ChartTipProps) {
  const entries = payload.filter(({ value }) => typeof value === 'number');
  if (entries.length === 0) return null;
  return (
    <div className={classes['tip']}>
      <strong>{title}</strong>
      {entries.map(({ dataKey, value, color, stroke }) => {
        const key = String(dataKey);
        return (
          <div key={key}>
            <span className={classes['swatch']} style={{ background: stroke ?? color }} />
            <span>{labels[key] ?? key}</span>
            <b>{(shown[key] ?? format.number)(value as number)}</b>
          </div>
        );
      })}
    </div>
  );
}
