import { Link } from '@tanstack/react-router';
import { ChapterView } from '#features/help/ChapterView.tsx';
import { searchGuide, topicsFor } from '#features/help/guide.ts';
import classes from '#features/help/help.module.css';
import { messages } from '#features/help/messages.ts';
import { readHelpSearch } from '#features/help/search.ts';
import { useGuideReader } from '#features/help/use-guide-reader.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import { paths } from '#lib/paths.ts';
import { SearchField } from '#ui/table/FilterBar.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';

/** The guide by task, searchable. */
export function HelpPage() {
  const t = messages.get();
  const { search, change } = useListSearch(readHelpAddress);
  const reader = useGuideReader();
  const topics = topicsFor(reader.isPartner);
  const query = search.search ?? '';
  const chosen = query === '' ? search.topic : undefined;
  const found = searchGuide(t.guide, {
    ...reader,
    topics: chosen === undefined ? topics : [chosen],
    query,
  });
  const count = found.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return (
    <>
      <PageHeader title={t.title} state={query ? t.found(count) : t.state} />
      <div className={classes['page']}>
        <nav className={classes['chapters']} aria-label={t.chapters}>
          <ul>
            {topics.map((topic) => (
              <li key={topic}>
                <Link
                  to={paths.help}
                  search={{ topic }}
                  {...(topic === chosen ? { 'aria-current': 'true' } : {})}
                >
                  {t.guide[topic].title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes['content']}>
          <div className={classes['search']}>
            <SearchField
              label={t.search}
              value={search.search}
              onChange={(value) => change({ search: value })}
            />
          </div>
          {found.map(({ topic, chapter, tasks }) => (
            <ChapterView
              key={topic}
              chapter={chapter}
              tasks={tasks}
              isOpen={query !== '' || chosen !== undefined}
            />
          ))}
          {count === 0 && <EmptyState title={t.nothing} text={t.nothingHint} />}
        </div>
      </div>
    </>
  );
}

/** The address without pages: the guide is short. */
function readHelpAddress(
  raw: Readonly<Record<string, unknown>>,
): ReturnType<typeof readHelpSearch> & { page?: number; size?: number } {
  return readHelpSearch(raw);
}
