import classes from '#features/templates/quality/bound.module.css';
import { messages } from '#features/templates/quality/messages.ts';
import { format } from '#lib/format.ts';

const HEIGHT = 60;

interface BoundChartProps {
  readonly name: string;
  /** At the chosen bound, as it is shown. */
  readonly value: string;
  readonly detail: string;
  readonly chosen: number;
  /** By rising bound. */
  readonly points: readonly { readonly below: number; readonly count: number }[];
}

/** A count by threshold, with a line at the chosen one. The text next to it says the same. */
export function BoundChart({ name, value, detail, chosen, points }: BoundChartProps) {
  const most = Math.max(1, ...points.map(({ count }) => count));
  const first = points[0]?.below ?? 0;
  const width = Math.max(1, points.length - 1);
  const yOf = (count: number): number => HEIGHT - (HEIGHT * count) / most;
  const line = points.map(({ below, count }) => `${below - first},${yOf(count)}`).join(' ');
  return (
    <figure className={classes['chart']}>
      <figcaption>
        <span className={classes['name']}>{name}</span>
        <span>
          <strong>{value}</strong> {detail}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={messages.get().bound.chart(name)}
      >
        <polygon className={classes['area']} points={`0,${HEIGHT} ${line} ${width},${HEIGHT}`} />
        <polyline className={classes['line']} points={line} />
        <line className={classes['chosen']} x1={chosen - first} x2={chosen - first} y1={0} y2={HEIGHT} />
      </svg>
      <div className={classes['axis']} aria-hidden>
        <span>{format.number(first)}%</span>
        <span>{format.number(points.at(-1)?.below)}%</span>
      </div>
    </figure>
  );
}
