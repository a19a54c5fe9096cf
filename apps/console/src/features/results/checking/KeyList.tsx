import { Kbd, Modal } from '@mantine/core';
import { memo } from 'react';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { common } from '#lib/i18n/common.ts';

interface KeyListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keys for checking. */
export const KeyList = memo(function KeyList({ isOpen, onClose }: KeyListProps) {
  const t = messages.get().keyList;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t.next, ['Tab']],
    [t.previous, ['Shift + Tab']],
    [t.accept, ['Enter']],
    [t.type, [t.typeKey]],
    [t.other, ['F2']],
    [t.undo, ['Esc']],
    [t.move, ['↑', '↓']],
    [t.goOn, ['N']],
    [t.pages, ['[', ']']],
    [t.zoom, ['+', '-', '0']],
    [t.help, ['?']],
  ];
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <dl className={classes['keyList']}>
        {rows.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes['keyNote']}>{t.inField}</p>
    </Modal>
  );
});
