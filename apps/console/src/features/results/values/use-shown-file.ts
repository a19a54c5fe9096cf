import type { ReadFile, Request } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  applyChanges,
  withCorrection,
  type Changes,
  type NewValue,
  type Row,
  type ValueKey,
} from '#features/results/values/changes.ts';
import { findValue, keepPlaces, withFile } from '#features/results/values/file-values.ts';
import type { Evidence } from '#features/results/values/values.ts';
import { requestQuery, updateRequest } from '#lib/queries/requests.ts';
import { getSession } from '#lib/session/session.ts';

/** A file of a request in its local state, ahead of what is saved. */
export interface ShownFile {
  /** With all changes so far, also those that are not drawn yet. */
  readonly current: () => ReadFile | undefined;
  readonly show: (file: ReadFile) => void;
  /** The file with changes made, not yet shown. */
  readonly make: (file: ReadFile, changes: Changes) => ReadFile;
  /** Shows the correction that the server has of a value. */
  readonly showStored: (key: ValueKey, corrected: Evidence['corrected']) => void;
}

/** The file as the query cache has it, and ways to change it there. */
export function useShownFile(requestId: string, fileId: string): ShownFile {
  const client = useQueryClient();
  const { queryKey } = requestQuery(requestId);
  const deleted = useRef(new Map<string, Row>());
  const current = (): ReadFile | undefined =>
    client.getQueryData<Request>(queryKey)?.files.find(({ id }) => id === fileId);
  const show = (file: ReadFile): void => {
    const by = getSession().user.name;
    updateRequest(client, requestId, (request) => withFile(request, file, by));
  };
  return {
    current,
    show,
    showStored: (key, corrected) => {
      const file = current();
      if (file === undefined) return;
      const next = withCorrection(file, key, corrected);
      if (staysThere(file, key, corrected)) keepPlaces(file, next);
      show(next);
    },
    make: (file, changes) => {
      const [by, at] = [getSession().user.name, new Date().toISOString()];
      const next = applyChanges(file, changes, { by, at, deleted: deleted.current });
      if (keepsPlaces(file, changes)) keepPlaces(file, next);
      return next;
    },
  };
}

/** Whether all values stay where they are on screen and page. */
function keepsPlaces(file: ReadFile, { rows, values }: Changes): boolean {
  return rows.length === 0 && values.every(({ spot, to }) => staysThere(file, spot, to));
}

const staysThere = (file: ReadFile, key: ValueKey, to: Pick<NewValue, 'page'> | null): boolean =>
  to?.page === undefined && findValue(file, key)?.readAt === undefined;
