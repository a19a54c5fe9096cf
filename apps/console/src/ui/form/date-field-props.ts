import type { ReactNode } from 'react';

/** What the plain date field and the calendar that replaces it have in common. */
export interface DateFieldProps {
  /** `YYYY-MM-DD` or, of a month field, `YYYY-MM`; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
  /** Where the label is not shown. */
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
  readonly error?: ReactNode;
  readonly withAsterisk?: boolean;
  readonly description?: ReactNode;
  readonly isClearable?: boolean;
  readonly minDate?: string;
  readonly maxDate?: string;
  readonly onBlur?: () => void;
}
