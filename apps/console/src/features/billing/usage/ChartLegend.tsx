import classes from '#features/billing/usage/chart.module.css';

/** How a series is drawn. */
export interface LegendEntry {
  readonly label: string;
  readonly color: string;
  readonly kind: 'bar' | 'line' | 'dashed';
}

/** What the picture's colours and strokes mean, each drawn as in the picture. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={classes['legend']}>
      {entries.map(({ label, color, kind }) => (
        <li key={label}>
          <span data-kind={kind} style={{ color }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
