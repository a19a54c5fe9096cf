import type { Template } from '@ocr/contract';
import type { Draft } from '#features/templates/draft.ts';
import classes from '#features/templates/editor.module.css';
import styles from '#features/templates/view.module.css';
import { Finding } from '#features/templates/Finding.tsx';
import { messages } from '#features/templates/messages.ts';
import type { Findings } from '#features/templates/preview.ts';
import { format, nothing } from '#lib/format.ts';
import { Section } from '#ui/Section.tsx';

interface TemplateViewProps {
  readonly template: Template;
  readonly draft: Draft;
  readonly findings: Findings | undefined;
  readonly hasSample: boolean;
  readonly lit: string | undefined;
  readonly onLight: (key: string | undefined) => void;
}

/** A template to look at: what it says of itself, its fields and its tables. */
export function TemplateView(props: TemplateViewProps) {
  const { template, draft, findings, hasSample, lit, onLight } = props;
  const words = messages.get();
  return (
    <div className={classes['form']}>
      <Section title={words.detail.general}>
        <dl className={styles['facts']}>
          <dt>{words.list.category}</dt>
          <dd>{template.category || nothing}</dd>
          <dt>{words.list.description}</dt>
          <dd>{template.description || nothing}</dd>
          <dt>{words.list.created}</dt>
          <dd>{format.date(template.createdDate)}</dd>
        </dl>
      </Section>
      <Section title={words.detail.fields}>
        {draft.fields.length === 0 && <p className={classes['none']}>{words.detail.noFields}</p>}
        <ul className={classes['list']}>
          {draft.fields.map(({ key, name, description }) => (
            <li
              key={key}
              className={styles['shown']}
              data-lit={lit === key || undefined}
              onPointerEnter={() => onLight(key)}
              onPointerLeave={() => onLight(undefined)}
            >
              <b>{name}</b>
              <div>
                <span className={styles['instruction']}>{description || nothing}</span>
                <Finding found={findings?.fields.get(key)} isUnnamed={false} isActive={hasSample} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      {draft.tables.length === 0 && (
        <Section title={words.editor.tables}>
          <p className={classes['none']}>{words.detail.noTables}</p>
        </Section>
      )}
      {draft.tables.map((table) => (
        <TableView key={table.key} table={table} findings={findings} lit={lit} onLight={onLight} />
      ))}
    </div>
  );
}

const shownRows = 4;

function TableView({
  table,
  findings,
  lit,
  onLight,
}: Pick<TemplateViewProps, 'findings' | 'lit' | 'onLight'> & { table: Draft['tables'][number] }) {
  const words = messages.get();
  const rows = findings?.tables.get(table.key) ?? [];
  return (
    <Section title={words.detail.table(table.name)} note={table.description}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={styles['tableScroll']} role="region" aria-label={table.name} tabIndex={0}>
        <table className={styles['tableShown']}>
          <thead>
            <tr>
              {table.columns.map(({ key, name, description }) => (
                <th
                  key={key}
                  scope="col"
                  data-lit={lit === key || undefined}
                  onPointerEnter={() => onLight(key)}
                  onPointerLeave={() => onLight(undefined)}
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
        <p className={classes['finding']}>{words.finding.more(format.number(rows.length - shownRows))}</p>
      )}
    </Section>
  );
}
