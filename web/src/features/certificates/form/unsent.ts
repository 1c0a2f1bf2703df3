import { useMemo } from 'react';
import type { FormValues } from '#shared/certificates/written.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { dropKept, keptKey, readKept, writeKept } from '../../../store/kept-forms.ts';

/** What was typed and neither sent nor queued, with the values that were there before. */
export interface Unsent {
  was: FormValues;
  values: FormValues;
}

/**
 * Keeps on this device what could not even be queued: the first time that a form is filled in, the queue's code may not have been loaded
 * before the connection went.
 */
export const useUnsent = (id: number) => {
  const key = keptKey(useSignedInUser(), `unsent/${id}`);
  return useMemo(
    () => ({
      read: (): Unsent | undefined => {
        const kept = readKept(key);
        return kept ? { was: kept.base as FormValues, values: kept.values } : undefined;
      },
      /** False if the browser stores nothing. */
      write: ({ was, values }: Unsent): boolean => writeKept(key, was, values),
      drop: () => dropKept(key),
    }),
    [key],
  );
};
