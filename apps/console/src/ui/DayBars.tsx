import { format } from '#lib/format.ts';
import classes from '#ui/DayBars.module.css';

export interface DayValue {
  readonly day: string;
  /** `null`: not yet. */
  readonly value: number | null;
  /** What to compare with, drawn as a line. */
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

/** Values by day as bars, the ones before as a line. Light enough for the first screen; no chart library. */
export function DayBars({ days, label, dayHeader, valueHeader, beforeHeader }: DayBarsProps) {
  const top = niceTop(Math.max(1, ...days.flatMap(({ value, before }) => [value ?? 0, before ?? 0])));
  const y = (value: number): number => height - (value / top) * (height - 8);
  const width = days.length * step;
  const line = days
    .flatMap(({ before }, index) =>
      before === null || before === undefined ? [] : [`${index * step + step / 2},${y(before)}`],
    )
    .join(' ');
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
          {days.map(({ day, value, before }, index) => (
            <g key={day}>
              <title>
                {[
                  format.day(day),
                  `${valueHeader}: ${format.number(value)}`,
                  ...(beforeHeader ? [`${beforeHeader}: ${format.number(before)}`] : []),
                ].join('\n')}
              </title>
              <rect className={classes['hit']} x={index * step} y="0" width={step} height={height} />
              {value !== null && value > 0 && (
                <rect
                  className={classes['bar']}
                  x={index * step + 4}
                  y={y(value)}
                  width={step - 8}
                  height={height - y(value)}
                />
              )}
            </g>
          ))}
          {line && <polyline className={classes['before']} points={line} />}
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
          <span data-kind="line">{beforeHeader}</span>
        </figcaption>
      )}
      <table className="visually-hidden">
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
    </figure>
  );
}

/** The next of 2, 4, 10, 20, 40, 100, … that holds a value: its half is whole, too. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [2, 4, 10, 20].map((factor) => factor * power).find((top) => top >= value) ?? value;
}
