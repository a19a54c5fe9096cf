import { ActionIcon, Menu } from '@mantine/core';
import type { RequestListItem } from '@ocr/contract';
import { IconChevronDown, IconColumns3 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '#features/requests/messages.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import type { ResultFormat } from '#lib/request-calls.ts';

/** Maximum templates whose columns are in the menu; the others' are on their own pages. */
const MAX_TEMPLATES = 5;

interface OtherFormatsProps {
  readonly chosen: readonly RequestListItem[];
  readonly isDisabled: boolean;
  readonly onChoose: (format: ResultFormat) => Promise<void>;
}

/** The export's other formats, next to the button for Excel, and the links to the columns of its sheets. */
export function OtherFormats({ chosen, isDisabled, onChoose }: OtherFormatsProps) {
  const t = messages.get().actions;
  const templates = [...new Map(chosen.map(({ templateId, templateName }) => [templateId, templateName]))];
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t.otherFormats}
          title={t.otherFormats}
          disabled={isDisabled || chosen.length === 0}
        >
          <IconChevronDown size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(['csv', 'csvShiftJis', 'json'] as const).map((format) => (
          <Menu.Item key={format} onClick={() => void onChoose(format)}>
            {t.formats[format]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {templates.slice(0, MAX_TEMPLATES).map(([id, name]) => (
          <Menu.Item
            key={id}
            component={Link}
            to={paths.template(id)}
            search={linkSearch({ tab: 'export' })}
            leftSection={<IconColumns3 size={16} aria-hidden />}
          >
            {templates.length === 1 ? t.columns : t.columnsOf(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
