import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from '#features/templates/editor/editor.module.css';
import { messages } from '#features/templates/messages.ts';
import { hasResult } from '#lib/api/call-error.ts';
import { paths } from '#lib/paths.ts';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';

/** The editor's and the detail's room while the template is loading. */
export function EditorSkeleton() {
  return (
    <div className={classes['columns']} aria-busy>
      <Placeholder height={520} />
      <Placeholder height={520} />
    </div>
  );
}

/** A template that is not there, or could not be loaded. */
export function TemplateFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = messages.get().detail;
  if (!hasResult(error, 'NOT_FOUND')) return <ErrorState error={error} onRetry={onRetry} />;
  const action = (
    <Button component={Link} to={paths.templates}>
      {t.toList}
    </Button>
  );
  return <EmptyState title={t.gone} text={t.goneText} action={action} />;
}
