import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { messages } from '#features/billing/settings/messages.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Cancels the change scheduled for next month, after confirmation. */
export function WithdrawButton({
  action,
  onDone,
}: {
  readonly action: () => Promise<void>;
  readonly onDone: () => Promise<void>;
}) {
  const t = messages.get().values;
  const withdraw = async (): Promise<void> => {
    const isDone = await confirm({
      title: t.withdrawTitle,
      text: t.withdrawText,
      confirmLabel: t.withdraw,
      action,
    });
    if (!isDone) return;
    toast.success(t.withdrawn);
    await onDone();
  };
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      onClick={() => void withdraw()}
    >
      {t.withdraw}
    </Button>
  );
}
