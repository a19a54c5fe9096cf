import { Button, Textarea, TextInput } from '@mantine/core';
import type { Template } from '@ocr/contract';
import { IconBulb } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { maxOf, type Draft } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import { FieldEditor } from '#features/templates/editor/FieldEditor.tsx';
import { focusItem } from '#features/templates/editor/focus-item.ts';
import { FieldOffers, TableOffers } from '#features/templates/editor/FoundOffers.tsx';
import { ItemList } from '#features/templates/editor/ItemList.tsx';
import { keyOfMark, marksOf } from '#features/templates/preview/marks.ts';
import { messages } from '#features/templates/messages.ts';
import { messages as proofMessages } from '#features/templates/proof/messages.ts';
import type { Proof } from '#features/templates/proof/use-save-draft.ts';
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
  /** The template being changed; none for a new one. */
  readonly template: Template | undefined;
  /** The template whose sample document is shown until another is chosen. */
  readonly sampleOf: Template | undefined;
  /** The template's draft; left out for a new template. */
  readonly proof?: Proof;
  /** Stands above the form. */
  readonly children?: (editor: ReturnType<typeof useEditor>) => ReactNode;
}

/** The template at the left, its sample document at the right with what every instruction finds now. */
export function Editor({ initial, template, sampleOf, proof, children }: EditorProps) {
  const sample = useSample(
    sampleOf?.document
      ? { templateId: sampleOf.id, name: sampleOf.document.name, isOwn: sampleOf === template }
      : undefined,
  );
  const editor = useEditor(initial, template, { sample, proof });
  const { draft } = editor;
  const preview = usePreview(draft, sample.source, template?.id);
  const [highlighted, setHighlighted] = useState<string>();
  const offers = useMemo(() => offersOf(preview.preview, draft), [preview.preview, draft]);
  // Large outlines first: findings are drawn on top of the offered tables.
  const marks = useMemo(
    () => [...marksOfOffers(offers, highlighted), ...marksOf(preview.findings)],
    [offers, highlighted, preview.findings],
  );
  const [selected, setSelected] = useState<string>();
  const [current, setCurrent] = useState<string>();
  const choose = (id: string): void => {
    setSelected(id);
    focusItem(keyOfMark(id));
  };
  const lists = {
    editor,
    offers,
    findings: preview.findings,
    hasSample: sample.source !== undefined,
    highlighted,
    onHighlight: setHighlighted,
  };
  return (
    <div className={classes['columns']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears which of its fields has the focus */}
      <form
        className={classes['form']}
        noValidate
        onFocus={({ target }) => setCurrent(target.closest<HTMLElement>('[data-item]')?.dataset['item'])}
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        {children?.(editor)}
        <General editor={editor} />
        <Fields {...lists} />
        <Tables {...lists} />
        <div className={classes['save']}>
          <SaveActions editor={editor} isNew={template === undefined} />
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
        target={{
          fields: draft.fields,
          tables: draft.tables,
          findings: preview.findings,
          isUpdating: preview.isUpdating,
          current,
          dispatch: editor.dispatch,
        }}
      />
    </div>
  );
}

/** Saving: at once, or as a draft that is tried first. */
function SaveActions({ editor, isNew }: PartProps & { readonly isNew: boolean }) {
  const t = messages.get().editor;
  const { draft } = proofMessages.get();
  const { isBusy, problem, isForced, saveDraft } = editor;
  return (
    <FormActions
      isBusy={isBusy}
      problem={problem}
      submitLabel={isNew ? t.create : isForced ? draft.save : t.save}
    >
      {saveDraft && (
        <Button variant="default" disabled={isBusy} onClick={() => void saveDraft()}>
          {draft.save}
        </Button>
      )}
      {isForced && <p className={classes['draftNote']}>{draft.saveText}</p>}
    </FormActions>
  );
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
    <ItemList
      list="fields"
      words={{ title: t.fields, note: t.fieldsNote, none: t.noneYet, add: t.addField }}
      count={fields.length}
      error={errors.get('fields')}
      dispatch={dispatch}
      before={<Examples />}
      offers={
        <FieldOffers
          offers={offers}
          isFull={fields.length >= maxOf('fields')}
          highlighted={highlighted}
          dispatch={dispatch}
          onHighlight={onHighlight}
        />
      }
    >
      {fields.map((field, index) => (
        <FieldEditor
          key={field.key}
          field={field}
          index={index}
          count={fields.length}
          nameError={errors.get(`${field.key}.name`)}
          descriptionError={errors.get(`${field.key}.description`)}
          formatError={errors.get(`${field.key}.format`)}
          kind={findings?.kinds.get(field.key)}
          found={findings?.fields.get(field.key)}
          hasSample={hasSample}
          isHighlighted={highlighted === field.key}
          dispatch={dispatch}
          onLeave={leave}
          onHighlight={onHighlight}
        />
      ))}
    </ItemList>
  );
}

function Tables({ editor, offers, findings, hasSample, highlighted, onHighlight }: ListProps) {
  const t = messages.get().editor;
  const { draft, dispatch, errors, leave } = editor;
  const { tables } = draft;
  return (
    <ItemList
      list="tables"
      words={{ title: t.tables, note: t.tablesNote, none: t.noTables, add: t.addTable }}
      count={tables.length}
      error={errors.get('tables')}
      dispatch={dispatch}
      offers={
        <TableOffers
          offers={offers}
          isFull={tables.length >= maxOf('tables')}
          highlighted={highlighted}
          dispatch={dispatch}
          onHighlight={onHighlight}
          others={tables}
        />
      }
    >
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
    </ItemList>
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
