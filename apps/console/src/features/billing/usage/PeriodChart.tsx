import classes from '#features/billing/usage/chart.module.css';
import { linePath, stepPath } from '#features/billing/usage/chart-paths.ts';
import { isWithinReach, roundScale } from '#features/billing/usage/chart-scale.ts';
import { ChartLegend, type LegendEntry } from '#features/billing/usage/ChartLegend.tsx';
import type { Point, Series } from '#features/billing/usage/chart-data.ts';
import { ChartPointer } from '#features/billing/usage/ChartPointer.tsx';
import { format } from '#lib/format.ts';

interface PeriodChartProps {
  readonly points: readonly Point[];
  readonly series: readonly Series[];
  /** A line across all periods, drawn where it is within reach. */
  readonly limit?: { readonly value: number; readonly label: string };
  /** A period on the axis, and in full. */
  readonly periodFormat: {
    readonly short: (period: string) => string;
    readonly full: (period: string) => string;
  };
}

const height = 240;
/** Labels of the lower axis: two charts share a row, and a day is written 11月10日. */
const most = 7;

/** Values by period on one scale: bars, and lines before them. Drawn by itself: a chart library costs more than a page. */
export function PeriodChart({ points, series, limit: given, periodFormat }: PeriodChartProps) {
  const bars = series.filter(({ kind }) => kind === 'bar');
  const lines = series.filter(({ kind }) => kind !== 'bar');
  const top = topOf(points, series);
  const limit = given && isWithinReach(given.value, top) ? given : undefined;
  const scale = roundScale(Math.max(limit?.value ?? 0, top));
  const every = Math.ceil(points.length / most);
  return (
    <>
      <ChartLegend entries={legendOf(series, limit)} />
      <div className={classes['chart']}>
        <Scale ticks={scale.ticks} />
        <div className={classes['plot']}>
          <svg viewBox={`0 0 ${points.length} ${height}`} preserveAspectRatio="none">
            {scale.ticks.map((_, index) => {
              const y = (index / (scale.ticks.length - 1)) * height;
              return <path key={index} className={classes['grid']} d={`M0 ${y}H${points.length}`} />;
            })}
            {bars.map((one) => (
              <Bars key={one.key} series={one} points={points} top={scale.domain[1]} />
            ))}
            {limit && (
              <path
                className={classes['line']}
                stroke="var(--bad)"
                d={`M0 ${height * (1 - limit.value / scale.domain[1])}H${points.length}`}
              />
            )}
            {lines.map((one) => (
              <Line key={one.key} series={one} points={points} top={scale.domain[1]} />
            ))}
          </svg>
          <ChartPointer points={points} series={series} titleOf={periodFormat.full} />
        </div>
        <div className={classes['periods']}>
          {points.map(({ period }, index) =>
            index % every === 0 ? (
              <span key={period} style={{ left: `${((index + 0.5) / points.length) * 100}%` }}>
                {periodFormat.short(period)}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </>
  );
}

const topOf = (points: readonly Point[], series: readonly Series[]): number =>
  Math.max(0, ...points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0)));

function legendOf(series: readonly Series[], limit: PeriodChartProps['limit']): LegendEntry[] {
  const entries = series.map(({ label, color, kind, isDashed }): LegendEntry => ({
    label,
    color,
    kind: kind === 'bar' ? 'bar' : isDashed ? 'dashed' : 'line',
  }));
  return limit ? [...entries, { label: limit.label, color: 'var(--bad)', kind: 'line' }] : entries;
}

function Scale({ ticks }: { ticks: readonly number[] }) {
  return (
    <div className={classes['scale']}>
      {ticks.toReversed().map((tick) => (
        <span key={tick}>{format.number(tick)}</span>
      ))}
    </div>
  );
}

interface DrawnProps {
  readonly series: Series;
  readonly points: readonly Point[];
  /** The value at the upper edge. */
  readonly top: number;
}

/** Of a period's width; few periods are wide, and their bars would be slabs. */
const barShare = (count: number): number => Math.min(0.62, count * 0.036);

function Bars({ series: { key, color }, points, top }: DrawnProps) {
  const width = barShare(points.length);
  return points.map(({ period, values }, index) => {
    const tall = ((values[key] ?? 0) / top) * height;
    return tall === 0 ? null : (
      <rect
        key={period}
        x={index + (1 - width) / 2}
        y={height - tall}
        width={width}
        height={tall}
        fill={color}
      />
    );
  });
}

function Line({ series: { key, color, kind, isDashed }, points, top }: DrawnProps) {
  const heights = points.map(({ values }) => {
    const value = values[key];
    return typeof value === 'number' ? height * (1 - value / top) : null;
  });
  return (
    <path
      className={classes['line']}
      stroke={color}
      strokeDasharray={isDashed ? '4 4' : undefined}
      d={kind === 'step' ? stepPath(heights) : linePath(heights)}
    />
  );
}
