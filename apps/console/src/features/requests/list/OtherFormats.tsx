import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '#features/requests/messages.ts';
import type { ResultFormat } from '#lib/request-calls.ts';

/** The export's other formats, beside the button for Excel. */
export function OtherFormats({
  isDisabled,
  onChoose,
}: {
  isDisabled: boolean;
  onChoose: (format: ResultFormat) => Promise<void>;
}) {
  const t = messages.get().actions;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t.otherFormats}
          title={t.otherFormats}
          disabled={isDisabled}
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
      </Menu.Dropdown>
    </Menu>
  );
}
