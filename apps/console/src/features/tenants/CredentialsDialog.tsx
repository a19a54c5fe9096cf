import { Button, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Tenant } from '@ocr/contract';
import { useState } from 'react';
import { messages } from '#features/tenants/messages.ts';
import classes from '#features/tenants/tenants.module.css';
import { common } from '#lib/i18n/common.ts';
import { joins } from '#lib/i18n/joins.ts';
import { paths } from '#lib/paths.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';

interface CredentialsDialogProps {
  readonly tenant: Tenant;
  readonly password: string;
  readonly onClose: () => void;
  readonly title?: string;
}

/** A new tenant's sign-in, shown this once. It closes only when the reader says that it is noted. */
export function CredentialsDialog({ tenant, password, onClose, title }: CredentialsDialogProps) {
  const t = messages.get().credentials;
  const rows = [
    [t.address, `${location.origin}${paths.login}`],
    [t.tenantId, tenant.number],
    [t.company, tenant.companyName],
    [t.email, tenant.email],
    [t.password, password],
  ] as const;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title ?? t.title}
      size="lg"
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <p className={classes['once']}>{t.once}</p>
      <dl className={classes['credentials']}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              <CopyButton text={value} label={label} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes['mustChange']}>{t.mustChange}</p>
      <div className={classes['dialogButtons']}>
        <CopyAll
          text={rows.map(([label, value]) => joins.labelled(label, value)).join('\n')}
          label={t.copyAll}
        />
        <Button onClick={onClose} data-autofocus>
          {t.done}
        </Button>
      </div>
    </Modal>
  );
}

function CopyAll({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button
      variant="default"
      leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      <span role="status">{isCopied ? common.get().action.copied : label}</span>
    </Button>
  );
}
