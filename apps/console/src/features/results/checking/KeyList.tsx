import { Kbd, Modal } from '@mantine/core';
import { memo } from 'react';
import { rowEditKinds } from '#features/results/table/row-edits.ts';
import { lineKinds } from '#features/results/table/take-words.ts';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { common } from '#lib/i18n/common.ts';

interface KeyListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type KeyRow = readonly [what: string, keys: readonly string[]];

/** The keys for checking. */
export const KeyList = memo(function KeyList({ isOpen, onClose }: KeyListProps) {
  const { keyList: t, rowEdits, takeLine } = messages.get();
  const rows: readonly KeyRow[] = [
    [t.next, ['Tab']],
    [t.previous, ['Shift + Tab']],
    [t.accept, ['Enter']],
    [t.type, [t.typeKey]],
    [t.other, ['F2']],
    [t.undo, ['Esc', 'Ctrl + Z']],
    [t.move, ['↑', '↓']],
    [t.openNext, ['N']],
    [t.pages, ['[', ']']],
    [t.zoom, ['+', '-', '0']],
    [t.help, ['?']],
  ];
  const onPage: readonly KeyRow[] = [
    [t.pickWords, ['F4']],
    [t.extend, ['Shift + ← ↑ ↓ →']],
    [t.click, [t.clickKey]],
    [t.extend, [`Shift + ${t.clickKey}`]],
    [t.clickMarked, [`Ctrl + ${t.clickKey}`]],
    [t.box, [t.boxKey]],
    ...lineKinds.map((kind): KeyRow => [takeLine.label[kind], [takeLine.keys[kind]]]),
    [t.takeLine, ['← ↑ ↓ →', 'Enter']],
  ];
  const inTable: readonly KeyRow[] = [
    [t.moveAside, ['←', '→']],
    ...rowEditKinds.map((kind): KeyRow => [rowEdits.label[kind], [rowEdits.keys[kind]]]),
  ];
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <Keys rows={rows} />
      <h3 className={classes['keyGroup']}>{t.onPage}</h3>
      <Keys rows={onPage} />
      <h3 className={classes['keyGroup']}>{t.inTable}</h3>
      <Keys rows={inTable} />
      <p className={classes['keyNote']}>{t.inField}</p>
    </Modal>
  );
});

function Keys({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <dl className={classes['keyList']}>
      {rows.map(([what, keys]) => (
        <div key={`${what} ${keys.join(' ')}`}>
          <dt>{what}</dt>
          <dd>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
