import { Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ChunkError } from '#app/load-chunk.ts';
import { MessagePage } from '#app/errors/MessagePage.tsx';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';

/** Shown when a page could not be loaded or rendered. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { broken, action } = common.get();
  const isChunk = error instanceof ChunkError;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage
      title={isChunk ? broken.chunkTitle : broken.title}
      text={isChunk ? broken.chunkText : broken.text}
      details={error instanceof Error ? error.message : String(error)}
      action={
        <>
          <Button onClick={isChunk ? () => location.reload() : retry}>
            {isChunk ? action.reload : action.retry}
          </Button>
          <Button variant="default" component="a" href={paths.home}>
            {action.goHome}
          </Button>
        </>
      }
    />
  );
}
