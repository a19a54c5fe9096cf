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

/** Lies over a chart and shows the numbers of the period pointed at. The chart beneath is not drawn anew for it. */
export function ChartPointer({ points, series, titleOf }: ChartPointerProps) {
  const [index, setIndex] = useState<number>();
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * points.length);
    setIndex(Math.max(0, Math.min(points.length - 1, at)));
  };
  const pointed = index === undefined ? undefined : points[index];
  const entries = pointed ? series.filter(({ key }) => typeof pointed.values[key] === 'number') : [];
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
            {entries.map(({ key, label, color, word = format.number }) => (
              <div key={key}>
                <span className={classes['swatch']} style={{ background: color }} />
                <span>{label}</span>
                <b>{word(pointed.values[key]!)}</b>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
