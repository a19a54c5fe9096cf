import { helpTopics, type HelpTopic } from '#lib/help-topics.ts';
import { readText } from '#lib/lists/list-search.ts';

/** The open chapter, and the search text. */
export function readHelpSearch(raw: Readonly<Record<string, unknown>>): {
  topic?: HelpTopic;
  search?: string;
} {
  const topic = helpTopics.find((known) => known === raw['topic']);
  const search = readText(raw['search']).slice(0, 200);
  return { ...(topic ? { topic } : {}), ...(search ? { search } : {}) };
}
