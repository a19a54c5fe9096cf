import { Button, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '#features/accounts/second-factor/messages.ts';
import classes from '#features/accounts/second-factor/second-factor.module.css';

/** The recovery codes, shown this once. It closes only when the reader says that they are saved. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = messages.get().codes;
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.title}
      size="md"
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      returnFocus={false}
    >
      <p>{t.text}</p>
      <ul className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes['dialogButtons']}>
        <Button
          variant="default"
          leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          <span role="status">{isCopied ? t.copied : t.copy}</span>
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t.done}
        </Button>
      </div>
    </Modal>
  );
}
