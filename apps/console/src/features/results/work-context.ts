import { createContext, useContext } from 'react';
import type { Work } from '#features/results/checking/use-checking.ts';

const WorkContext = createContext<Work | undefined>(undefined);
export const WorkProvider = WorkContext.Provider;

/** The current work. Only lists of values use this context, so that the rest does not render again at every pointer move. */
export function useWork(): Work {
  const work = useContext(WorkContext);
  if (work === undefined) throw new Error('Values stand inside CheckFile.');
  return work;
}
