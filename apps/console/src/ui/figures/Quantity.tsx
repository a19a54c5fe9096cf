import { format, nothing } from '#lib/format.ts';
import classes from '#ui/figures/Quantity.module.css';
import { joins } from '#lib/i18n/joins.ts';

interface QuantityProps {
  readonly value: number | null | undefined;
  /** Small and grey after the number; a function gets the value for its plural. */
  readonly unit?: string | ((count: number) => string);
}

/** A number with its unit. Zero is 0, nothing is a dash. */
export function Quantity({ value, unit }: QuantityProps) {
  if (value === null || value === undefined) return <span className={classes['nothing']}>{nothing}</span>;
  const word = typeof unit === 'function' ? unit(value) : unit;
  return (
    <span className={classes['quantity']}>
      {format.number(value)}
      {word && (
        <>
          {joins.unitGap}
          <span className={classes['unit']}>{word}</span>
        </>
      )}
    </span>
  );
}
