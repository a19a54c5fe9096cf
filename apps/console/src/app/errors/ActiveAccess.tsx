import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { MessagePage } from '#app/errors/MessagePage.tsx';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { expiryQuery } from '#lib/queries/accounts.ts';

/**
 * Shows the page while the tenant's access has not expired; afterwards the same notice that the server's answer would lead to, with a link
 * to what is still available.
 */
export function withActiveAccess(Page: ComponentType): ComponentType {
  return () => {
    const { data: expiry } = useQuery(expiryQuery);
    return expiry && expiry.daysLeft < 0 ? <AccessExpiredPage /> : <Page />;
  };
}

function AccessExpiredPage() {
  const { expired, nav } = common.get();
  return (
    <MessagePage
      title={expired.title}
      text={expired.text}
      action={
        <Button component={Link} to={paths.requests}>
          {nav.ocrList}
        </Button>
      }
    />
  );
}
