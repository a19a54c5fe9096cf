import { Button, Textarea, TextInput } from '@mantine/core';
import type { Template } from '@ocr/contract';
import { IconBulb, IconPlus } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { mostOf, type Draft } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import { FieldEditor } from '#features/templates/editor/FieldEditor.tsx';
import { FieldOffers, TableOffers } from '#features/templates/editor/FoundOffers.tsx';
import { keyOfMark, marksOf } from '#features/templates/preview/marks.ts';
import { messages } from '#features/templates/messages.ts';
import { marksOfOffers, offersOf, type Offers } from '#features/templates/editor/offers.ts';
import { SamplePane } from '#features/templates/preview/SamplePane.tsx';
import { TableEditor } from '#features/templates/editor/TableEditor.tsx';
import { useEditor } from '#features/templates/editor/use-editor.ts';
import { usePreview } from '#features/templates/preview/use-preview.ts';
import { useSample } from '#features/templates/preview/use-sample.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Section } from '#ui/layout/Section.tsx';

interface EditorProps {
  readonly initial: Draft;
  /** The template being changed; none while a new one is made. */
  readonly template: Template | undefined;
  /** Whose sample document shows what is found until another is chosen. */
  readonly sampleOf: Template | undefined;
  /** Stands above the form. */
  readonly children?: (editor: ReturnType<typeof useEditor>) => ReactNode;
}

/** The template at the left, its sample document at the right with what every instruction finds now. */
export function Editor({ initial, template, sampleOf, children }: EditorProps) {
  const t = messages.get().editor;
  const sample = useSample(
    sampleOf?.document
      ? { templateId: sampleOf.id, name: sampleOf.document.name, isOwn: sampleOf === template }
      : undefined,
  );
  const editor = useEditor(initial, template, sample);
  const { draft } = editor;
  const preview = usePreview(draft, sample.source);
  const [highlighted, setHighlighted] = useState<string>();
  const offers = useMemo(() => offersOf(preview.preview, draft), [preview.preview, draft]);
  // Large outlines first: what is found is drawn on top of the tables that are offered.
  const marks = useMemo(
    () => [...marksOfOffers(offers, highlighted), ...marksOf(preview.findings)],
    [offers, highlighted, preview.findings],
  );
  const [selected, setSelected] = useState<string>();
  const choose = (id: string): void => {
    setSelected(id);
    focusItem(keyOfMark(id));
  };
  return (
    <div className={classes['columns']}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        {children?.(editor)}
        <General editor={editor} />
        <Fields
          editor={editor}
          offers={offers}
          findings={preview.findings}
          hasSample={sample.source !== undefined}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
        <Tables
          editor={editor}
          offers={offers}
          findings={preview.findings}
          hasSample={sample.source !== undefined}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
        <div className={classes['save']}>
          <FormActions
            isBusy={editor.isBusy}
            problem={editor.problem}
            submitLabel={template ? t.save : t.create}
          />
        </div>
      </form>
      <SamplePane
        sample={sample}
        name={sample.name}
        state={preview}
        marks={marks}
        highlighted={highlighted}
        selected={selected}
        onHighlight={(id) => setHighlighted(id === undefined ? undefined : keyOfMark(id))}
        onSelect={choose}
      />
    </div>
  );
}

/** The field or column of a clicked outline: its instruction takes the focus. */
function focusItem(key: string): void {
  const item = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"]`);
  (item?.querySelector<HTMLElement>('textarea') ?? item?.querySelector('button'))?.focus();
}

interface PartProps {
  readonly editor: ReturnType<typeof useEditor>;
}

function General({ editor: { draft, dispatch, errors, leave } }: PartProps) {
  const t = messages.get().editor;
  const input = (part: 'name' | 'category' | 'description') => ({
    label: t[part],
    value: draft[part],
    error: errors.get(part),
    onBlur: () => leave(part),
    onChange: (event: { currentTarget: { value: string } }) =>
      dispatch({ type: 'general', change: { [part]: event.currentTarget.value } }),
  });
  return (
    <Section title={t.general}>
      <div className={classes['general']}>
        <TextInput {...input('name')} withAsterisk />
        <TextInput {...input('category')} />
        <Textarea
          {...input('description')}
          rows={2}
          className={classes['wide'] ?? ''}
          classNames={{ input: classes['grows'] ?? '' }}
        />
      </div>
    </Section>
  );
}

interface ListProps extends PartProps {
  readonly offers: Offers;
  readonly findings: ReturnType<typeof usePreview>['findings'];
  readonly hasSample: boolean;
  readonly highlighted: string | undefined;
  readonly onHighlight: (key: string | undefined) => void;
}

function Fields({ editor, offers, findings, hasSample, highlighted, onHighlight }: ListProps) {
  const t = messages.get().editor;
  const { draft, dispatch, errors, leave } = editor;
  const { fields } = draft;
  return (
    <Section title={t.fields} note={t.fieldsNote}>
      <Examples />
      {fields.length === 0 && <p className={classes['none']}>{t.noneYet}</p>}
      <ol className={classes['list']}>
        {fields.map((field, index) => (
          <FieldEditor
            key={field.key}
            field={field}
            index={index}
            count={fields.length}
            nameError={errors.get(`${field.key}.name`)}
            descriptionError={errors.get(`${field.key}.description`)}
            found={findings?.fields.get(field.key)}
            hasSample={hasSample}
            isHighlighted={highlighted === field.key}
            dispatch={dispatch}
            onLeave={leave}
            onHighlight={onHighlight}
          />
        ))}
      </ol>
      {errors.has('fields') && (
        <p className={classes['error']} role="alert">
          {errors.get('fields')}
        </p>
      )}
      <FieldOffers
        offers={offers}
        isFull={fields.length >= mostOf('fields')}
        highlighted={highlighted}
        dispatch={dispatch}
        onHighlight={onHighlight}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={fields.length >= mostOf('fields')}
        onClick={() => dispatch({ type: 'add', list: 'fields' })}
      >
        {t.addField}
      </Button>
    </Section>
  );
}

function Tables({ editor, offers, findings, hasSample, highlighted, onHighlight }: ListProps) {
  const t = messages.get().editor;
  const { draft, dispatch, errors, leave } = editor;
  const { tables } = draft;
  return (
    <Section title={t.tables} note={t.tablesNote}>
      {tables.length === 0 && <p className={classes['none']}>{t.noTables}</p>}
      <ol className={classes['list']}>
        {tables.map((table, index) => (
          <TableEditor
            key={table.key}
            table={table}
            index={index}
            count={tables.length}
            errors={errors}
            rows={findings?.tables.get(table.key)}
            hasSample={hasSample}
            highlighted={highlighted}
            dispatch={dispatch}
            onLeave={leave}
            onHighlight={onHighlight}
          />
        ))}
      </ol>
      {errors.has('tables') && (
        <p className={classes['error']} role="alert">
          {errors.get('tables')}
        </p>
      )}
      <TableOffers
        offers={offers}
        isFull={tables.length >= mostOf('tables')}
        highlighted={highlighted}
        dispatch={dispatch}
        onHighlight={onHighlight}
        others={tables}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={tables.length >= mostOf('tables')}
        onClick={() => dispatch({ type: 'add', list: 'tables' })}
      >
        {t.addTable}
      </Button>
    </Section>
  );
}

/** Good instructions, and what makes them good. */
function Examples() {
  const t = messages.get().editor;
  return (
    <details className={classes['examples']}>
      <summary>
        <IconBulb size={15} aria-hidden /> {t.help}
      </summary>
      <dl>
        {t.examples.map(([example, reason]) => (
          <div key={example}>
            <dt>{example}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
      <p>{t.keys}</p>
    </details>
  );
}
