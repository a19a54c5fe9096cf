import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MessagePage } from '#app/errors/MessagePage.tsx';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';

/** Any other path. */
export function NotFoundPage() {
  const { notFound, action } = common.get();
  return (
    <MessagePage
      code="404"
      title={notFound.title}
      text={notFound.text}
      action={
        <Button component={Link} to={paths.home}>
          {action.goHome}
        </Button>
      }
    />
  );
}
