import { Button, Modal } from '@mantine/core';
import { messages } from '#features/requests/submit/messages.ts';
import { common } from '#lib/i18n/common.ts';

/** Nothing is left of this month's limit. */
export function LimitDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = messages.get();
  const { action } = common.get();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t.exceededTitle}
      closeButtonProps={{ 'aria-label': action.close }}
    >
      <p style={{ marginTop: 0 }}>{t.exceeded}</p>
      <Button data-autofocus onClick={onClose}>
        {action.close}
      </Button>
    </Modal>
  );
}
