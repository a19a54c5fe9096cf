import { format } from '#lib/format.ts';
import classes from '#ui/figures/DayBars.module.css';
import { joins } from '#lib/i18n/joins.ts';

export interface DayValue {
  readonly day: string;
  /** `null`: not yet. */
  readonly value: number | null;
  /** What to compare with. */
  readonly before?: number | null;
}

interface DayBarsProps {
  readonly days: readonly DayValue[];
  /** Says what the picture shows; the numbers follow as a table for screen readers. */
  readonly label: string;
  readonly dayHeader: string;
  readonly valueHeader: string;
  readonly beforeHeader?: string;
}

const height = 150;
const step = 20;

/** Values by day as bars, earlier values as wider, lighter bars behind them. Small enough for the first screen; no chart library. */
export function DayBars({ days, label, ...headers }: DayBarsProps) {
  const { valueHeader, beforeHeader } = headers;
  const top = niceTop(Math.max(1, ...days.flatMap(({ value, before }) => [value ?? 0, before ?? 0])));
  const y = (value: number): number => height - (value / top) * (height - 8);
  const width = days.length * step;
  return (
    <figure className={classes['figure']}>
      <div className={classes['plot']}>
        <div className={classes['scale']} aria-hidden>
          <span>{format.number(top)}</span>
          <span>{format.number(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          className={classes['chart']}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          {[0, top / 2, top].map((value) => (
            <line key={value} className={classes['grid']} x1="0" x2={width} y1={y(value)} y2={y(value)} />
          ))}
          {days.map((entry, index) => (
            <DayBar key={entry.day} entry={entry} x={index * step} y={y} {...headers} />
          ))}
        </svg>
      </div>
      <div className={classes['axis']} aria-hidden>
        <span>{format.shortDay(days[0]?.day)}</span>
        <span>{format.shortDay(days[Math.floor(days.length / 2)]?.day)}</span>
        <span>{format.shortDay(days.at(-1)?.day)}</span>
      </div>
      {beforeHeader && (
        <figcaption className={classes['legend']} aria-hidden>
          <span data-kind="bar">{valueHeader}</span>
          <span data-kind="before">{beforeHeader}</span>
        </figcaption>
      )}
      <DayTable days={days} label={label} {...headers} />
    </figure>
  );
}

type Headers = Pick<DayBarsProps, 'dayHeader' | 'valueHeader' | 'beforeHeader'>;

interface DayBarProps extends Headers {
  readonly entry: DayValue;
  readonly x: number;
  readonly y: (value: number) => number;
}

function DayBar({ entry: { day, value, before }, x, y, valueHeader, beforeHeader }: DayBarProps) {
  return (
    <g>
      <title>
        {[
          format.day(day),
          joins.labelled(valueHeader, format.number(value)),
          ...(beforeHeader ? [joins.labelled(beforeHeader, format.number(before))] : []),
        ].join('\n')}
      </title>
      <rect className={classes['hit']} x={x} y="0" width={step} height={height} />
      {Boolean(before) && (
        <rect
          className={classes['before']}
          x={x + 1}
          y={y(before ?? 0)}
          width={step - 2}
          height={height - y(before ?? 0)}
        />
      )}
      {value !== null && value > 0 && (
        <rect
          className={classes['bar']}
          x={x + 5}
          y={y(value)}
          width={step - 10}
          height={height - y(value)}
        />
      )}
    </g>
  );
}

/** The same values for screen readers. */
function DayTable({ days, label, dayHeader, valueHeader, beforeHeader }: DayBarsProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{dayHeader}</th>
            <th scope="col">{valueHeader}</th>
            {beforeHeader && <th scope="col">{beforeHeader}</th>}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, value, before }) => (
            <tr key={day}>
              <th scope="row">{format.day(day)}</th>
              <td>{format.number(value)}</td>
              {beforeHeader && <td>{format.number(before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The next round number that is not below a value and whose half is whole, too. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (
    [1.2, 1.6, 2, 4, 6, 8, 10]
      .filter((factor) => (factor * power) % 2 === 0)
      .map((factor) => factor * power)
      .find((top) => top >= value) ?? value
  );
}
