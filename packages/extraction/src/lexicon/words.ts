/** The entries of a comma-separated list that may run over lines. */
export function words(strings: TemplateStringsArray): readonly string[] {
  return (strings.raw[0] ?? '')
    .split(/,(?=\s)/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
