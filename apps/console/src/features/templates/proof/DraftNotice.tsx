import type { Template } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DraftTab } from '#features/templates/proof/DraftTab.tsx';
import classes from '#features/templates/proof/draft.module.css';
import { messages } from '#features/templates/proof/messages.ts';
import { format } from '#lib/format.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { draftQuery } from '#lib/queries/templates.ts';
import { isPartner } from '#lib/session/use-session.ts';

/** Above what a template asks for: that a draft of it is there. A partner, whose page has no tabs, sees the draft itself. */
export function DraftNotice({ template }: { template: Template }) {
  const t = messages.get().draft;
  const { data } = useQuery(draftQuery(template.id));
  if (!data) return null;
  if (isPartner()) return <DraftTab template={template} />;
  return (
    <p className={classes['notice']}>
      {t.notice(format.number(template.version))}{' '}
      <Link to={paths.template(template.id)} search={linkSearch({ tab: 'draft' })}>
        {t.open}
      </Link>
    </p>
  );
}
