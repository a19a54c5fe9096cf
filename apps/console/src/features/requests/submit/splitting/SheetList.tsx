import { IconCut } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { messages } from '#features/requests/submit/choosing/messages.ts';
import { moveCut, toggleCut, type Cuts } from '#features/requests/submit/splitting/cuts.ts';
import { useCutDrag } from '#features/requests/submit/splitting/use-cut-drag.ts';
import classes from '#features/requests/submit/splitting/splitting.module.css';
import { format } from '#lib/format.ts';

interface SheetListProps {
  readonly pages: number;
  /** WebP in base64, page by page. */
  readonly pictures: readonly (string | null)[];
  readonly cuts: Cuts;
  readonly onCuts: (cuts: Cuts) => void;
}

/** The pages in their order. Before each but the first is a place for a cut: pressed to set or take it away, dragged or moved by arrow keys. */
export function SheetList({ pages, pictures, cuts, onCuts }: SheetListProps) {
  const t = messages.get();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  // While a cut is dragged, it moves further than what was drawn last.
  const latest = useRef(cuts);
  useEffect(() => {
    latest.current = cuts;
  });
  const move = (cut: number, to: number): number => {
    const moved = moveCut(latest.current, cut, to, pages);
    const now = moved[latest.current.indexOf(cut)] ?? cut;
    if (now !== cut) {
      latest.current = moved;
      onCuts(moved);
      setSaid(t.movedCut(format.number(now)));
    }
    return now;
  };
  const focus = (page: number): void => {
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLButtonElement>(`button[data-page="${page}"]`)?.focus(),
    );
  };
  const drag = useCutDrag(list, { move, focus });
  const onKey = (event: KeyboardEvent, page: number): void => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined || !cuts.includes(page)) return;
    event.preventDefault();
    focus(move(page, page + by));
  };
  return (
    <>
      <ol className={classes['sheets']} aria-label={t.pages} ref={list}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <li
            key={page}
            className={classes['sheet']}
            data-sheet={page}
            data-cut={cuts.includes(page) || undefined}
          >
            {page > 1 && (
              <button
                type="button"
                className={classes['cut']}
                data-page={page}
                aria-pressed={cuts.includes(page)}
                aria-label={t.cutAt(format.number(page))}
                title={t.cutAt(format.number(page))}
                onClick={() => {
                  if (!drag.hasMoved()) onCuts(toggleCut(cuts, page));
                }}
                onKeyDown={(event) => onKey(event, page)}
                onPointerDown={() => {
                  if (cuts.includes(page)) drag.start(page);
                }}
              >
                <IconCut size={14} aria-hidden />
              </button>
            )}
            <Sheet page={page} picture={pictures[page - 1] ?? null} />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

function Sheet({ page, picture }: { readonly page: number; readonly picture: string | null }) {
  const t = messages.get();
  return (
    <span className={classes['paper']}>
      {picture === null ? (
        <span className={classes['empty']} />
      ) : (
        <img src={`data:image/webp;base64,${picture}`} alt="" draggable={false} />
      )}
      <span className={classes['number']}>{t.page(format.number(page))}</span>
    </span>
  );
}
