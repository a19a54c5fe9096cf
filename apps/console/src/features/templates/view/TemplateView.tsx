import type { Template } from '@ocr/contract';
import type { Draft } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import styles from '#features/templates/view/view.module.css';
import { Finding } from '#features/templates/preview/Finding.tsx';
import { toFormat, type DraftFormat } from '#features/templates/format/field-format.ts';
import { describeFormat } from '#features/templates/format/wording.ts';
import { messages } from '#features/templates/messages.ts';
import type { Findings } from '#features/templates/preview/preview.ts';
import { format, nothing } from '#lib/format.ts';
import { Section } from '#ui/layout/Section.tsx';

interface TemplateViewProps {
  readonly template: Template;
  readonly draft: Draft;
  readonly findings: Findings | undefined;
  readonly hasSample: boolean;
  readonly highlighted: string | undefined;
  readonly onHighlight: (key: string | undefined) => void;
}

/** A template, read-only: its description, its fields and its tables. */
export function TemplateView(props: TemplateViewProps) {
  const { template, draft, findings, hasSample, highlighted, onHighlight } = props;
  const t = messages.get();
  return (
    <div className={classes['form']}>
      <Section title={t.detail.general}>
        <dl className={styles['facts']}>
          <dt>{t.list.category}</dt>
          <dd>{template.category || nothing}</dd>
          <dt>{t.list.description}</dt>
          <dd>{template.description || nothing}</dd>
          <dt>{t.list.created}</dt>
          <dd>{format.date(template.createdDate)}</dd>
        </dl>
      </Section>
      <Section title={t.detail.fields}>
        {draft.fields.length === 0 && <p className={classes['none']}>{t.detail.noFields}</p>}
        <ul className={classes['list']}>
          {draft.fields.map(({ key, name, description, format: asked }) => (
            <li
              key={key}
              className={styles['shown']}
              data-highlighted={highlighted === key || undefined}
              onPointerEnter={() => onHighlight(key)}
              onPointerLeave={() => onHighlight(undefined)}
            >
              <b>{name}</b>
              <div>
                <span className={styles['instruction']}>{description || nothing}</span>
                <FormatNote format={asked} />
                <Finding found={findings?.fields.get(key)} isUnnamed={false} isActive={hasSample} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      {draft.tables.length === 0 && (
        <Section title={t.editor.tables}>
          <p className={classes['none']}>{t.detail.noTables}</p>
        </Section>
      )}
      {draft.tables.map((table) => (
        <TableView
          key={table.key}
          table={table}
          findings={findings}
          highlighted={highlighted}
          onHighlight={onHighlight}
        />
      ))}
    </div>
  );
}

function FormatNote({ format: asked }: { format: DraftFormat }) {
  const said = describeFormat(toFormat(asked));
  return said === '' ? null : <p className={styles['format']}>{said}</p>;
}

const shownRows = 4;

function TableView({
  table,
  findings,
  highlighted,
  onHighlight,
}: Pick<TemplateViewProps, 'findings' | 'highlighted' | 'onHighlight'> & { table: Draft['tables'][number] }) {
  const t = messages.get();
  const rows = findings?.tables.get(table.key) ?? [];
  return (
    <Section title={t.detail.table(table.name)} note={table.description}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={styles['tableScroll']} role="region" aria-label={table.name} tabIndex={0}>
        <table className={styles['tableShown']}>
          <thead>
            <tr>
              {table.columns.map(({ key, name, description }) => (
                <th
                  key={key}
                  scope="col"
                  data-highlighted={highlighted === key || undefined}
                  onPointerEnter={() => onHighlight(key)}
                  onPointerLeave={() => onHighlight(undefined)}
                >
                  {name}
                  <small>{description}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place
              <tr key={index}>
                {table.columns.map(({ key }) => (
                  <td key={key}>{row.get(key)?.text ?? nothing}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shownRows && (
        <p className={classes['finding']}>{t.finding.more(format.number(rows.length - shownRows))}</p>
      )}
    </Section>
  );
}
