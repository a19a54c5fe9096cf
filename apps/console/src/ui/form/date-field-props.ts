import type { ReactNode } from 'react';

/** What the plain date field and the calendar that replaces it have in common. */
export interface DateFieldProps {
  /** `YYYY-MM-DD`; empty for none. Text that is not a day is shown as typed, with its error. */
  readonly value: string;
  /**
   * Called with each day that is understood while typing, and with the text itself when the field is left with something else: the receiver
   * refuses text that is not a day.
   */
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
