import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MessagePage } from '#app/errors/MessagePage.tsx';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';

/** At an address of the other kind of account. */
export function NotForYouPage() {
  const { notForYou, action } = common.get();
  return (
    <MessagePage
      title={notForYou.title}
      text={notForYou.text}
      action={
        <Button component={Link} to={paths.home}>
          {action.goHome}
        </Button>
      }
    />
  );
}
