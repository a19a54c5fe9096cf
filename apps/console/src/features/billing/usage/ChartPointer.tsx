import { useState, type PointerEvent } from 'react';
import classes from '#features/billing/usage/chart.module.css';
import type { Point, Series } from '#features/billing/usage/chart-data.ts';
import { format } from '#lib/format.ts';

interface ChartPointerProps {
  readonly points: readonly Point[];
  readonly series: readonly Series[];
  /** The period in full. */
  readonly titleOf: (period: string) => string;
}

/** An overlay on a chart that shows the numbers of the period under the pointer. The chart below does not render again. */
export function ChartPointer({ points, series, titleOf }: ChartPointerProps) {
  const [index, setIndex] = useState<number>();
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * points.length);
    setIndex(Math.max(0, Math.min(points.length - 1, at)));
  };
  const pointed = index === undefined ? undefined : points[index];
  const entries = series.flatMap(({ key, label, color, word = format.number }) => {
    const value = pointed?.values[key];
    return typeof value === 'number' ? [{ key, label, color, text: word(value) }] : [];
  });
  const share = (part: number): string => `${(part / points.length) * 100}%`;
  return (
    <div
      className={classes['pointer']}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => setIndex(undefined)}
    >
      {pointed && index !== undefined && entries.length > 0 && (
        <>
          <div className={classes['band']} style={{ left: share(index), width: share(1) }} />
          <div
            className={classes['tip']}
            style={
              index < points.length / 2 ? { left: share(index + 1) } : { right: share(points.length - index) }
            }
          >
            <strong>{titleOf(pointed.period)}</strong>
            {entries.map(({ key, label, color, text }) => (
              <div key={key}>
                <span className={classes['swatch']} style={{ background: color }} />
                <span>{label}</span>
                <b>{text}</b>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
