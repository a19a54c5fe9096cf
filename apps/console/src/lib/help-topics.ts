/** The chapters of the guide. Screens name one for their "?"; the help feature contains the words. */
export const helpTopics = [
  'start',
  'account',
  'request',
  'requests',
  'result',
  'templates',
  'usage',
  'invoices',
  'tenants',
  'billing-config',
  'prices',
  'trouble',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

let opener: ((topic: HelpTopic) => void) | undefined;

/** Opens the guide next to the current screen. */
export function openHelp(topic: HelpTopic): void {
  opener?.(topic);
}

/** The shell's help drawer takes the calls while it is there. */
export function provideHelp(open: (topic: HelpTopic) => void): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}
