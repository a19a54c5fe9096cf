import { Anchor, Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { ChapterView } from '#features/help/ChapterView.tsx';
import { tasksFor } from '#features/help/guide.ts';
import { messages } from '#features/help/messages.ts';
import { useGuideReader } from '#features/help/use-guide-reader.ts';
import type { HelpTopic } from '#lib/help-topics.ts';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

const loading = messages.load();

/** A chapter of the guide next to the screen that it describes. */
export function HelpDrawer({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) {
  const t = use(loading);
  const reader = useGuideReader();
  useFocusReturn();
  const chapter = t.guide[topic];
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={t.title}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <ChapterView chapter={chapter} tasks={tasksFor(chapter, reader)} isOpen />
      <Anchor component={Link} to={paths.help} onClick={onClose} size="sm">
        {t.openAll}
      </Anchor>
    </Drawer>
  );
}
