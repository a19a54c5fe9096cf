import { AccessExpiredDialog } from '#app/AccessExpiredDialog.tsx';
import { ConfirmHost } from '#ui/feedback/ConfirmHost.tsx';

/** The dialogs that any screen may open, in one lazily loaded piece. */
export function Dialogs() {
  return (
    <>
      <ConfirmHost />
      <AccessExpiredDialog />
    </>
  );
}
