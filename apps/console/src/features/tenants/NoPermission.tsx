import { messages } from '#features/tenants/messages.ts';
import { CallError } from '#lib/api/call-error.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ErrorState } from '#ui/States.tsx';

const refusal = new CallError({ code: 403, message: 'USER_NOT_PERMISSION' });

/** What a tenant's user sees at an address of the partner's. */
export function NoPermission() {
  return (
    <>
      <PageHeader title={messages.get().list.title} hasState={false} />
      <ErrorState error={refusal} />
    </>
  );
}
