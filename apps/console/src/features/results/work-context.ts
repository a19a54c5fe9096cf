import { createContext, useContext } from 'react';
import type { Work } from '#features/results/checking/use-checking.ts';

const WorkContext = createContext<Work | undefined>(undefined);
export const WorkProvider = WorkContext.Provider;

/** What is in work. Only lists of values ask for it: what is around them is not drawn anew at every pointer move. */
export function useWork(): Work {
  const work = useContext(WorkContext);
  if (work === undefined) throw new Error('Values stand inside CheckFile.');
  return work;
}
