import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { common } from '#lib/i18n/common.ts';
import { joins } from '#lib/i18n/joins.ts';

/** Copies a text and says so for two seconds, to the eye and to a screen reader. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { action } = common.get();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={joins.labelled(action.copy, label)}
        title={isCopied ? action.copied : action.copy}
        onClick={() => void copy()}
      >
        {isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      </ActionIcon>
      <span role="status" className="visually-hidden">
        {isCopied ? action.copied : ''}
      </span>
    </>
  );
}
