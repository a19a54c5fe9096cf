/** A list written in one line, its entries separated by bars. */
export const bars = (line: string): string[] => line.split('|').map((entry) => entry.trim());

/** Both languages of a list. */
export const both = (ja: string, en: string): { ja: string[]; en: string[] } => ({
  ja: ja === '' ? [] : bars(ja),
  en: en === '' ? [] : bars(en),
});
