import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { MessagePage } from '#app/errors/MessagePage.tsx';
import { common } from '#lib/i18n/common.ts';

/** Before the first screen: the server does not answer. Tries again by itself every five seconds and on coming online. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { broken, action } = common.get();
  useEffect(() => {
    const timer = setInterval(onRetry, 5000);
    addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onRetry);
    };
  }, [onRetry]);
  return (
    <main>
      <MessagePage
        title={broken.offlineTitle}
        text={broken.offlineText}
        action={<Button onClick={onRetry}>{action.retry}</Button>}
      />
    </main>
  );
}
