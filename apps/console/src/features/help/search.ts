import { helpTopics, type HelpTopic } from '#lib/help-topics.ts';
import { readText } from '#lib/lists/list-search.ts';

/** Which chapter is open, and what is searched for. */
export function readHelpSearch(raw: Readonly<Record<string, unknown>>): {
  topic?: HelpTopic;
  search?: string;
} {
  const topic = helpTopics.find((known) => known === raw['topic']);
  const search = readText(raw['search']).slice(0, 200);
  return { ...(topic ? { topic } : {}), ...(search ? { search } : {}) };
}
