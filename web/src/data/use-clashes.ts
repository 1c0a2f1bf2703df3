import { useMemo } from 'react';
import { addDays, today } from '#shared/dates.ts';
import { clashesIn, clashesWords } from '#shared/jobs/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';

/** How far ahead to look, in days. */
const aheadDays = 60;
const none: ReadonlyMap<number, string> = new Map();

/** Who is double-booked from today on, once all jobs are loaded: `Sam twice` by the job's id. */
export const useClashes = ({ rows, complete }: { rows: readonly Job[]; complete: boolean }) =>
  useMemo(() => {
    if (!complete) return none;
    const found = [...clashesIn(rows, today(), addDays(today(), aheadDays))];
    return new Map(found.map(([id, told]) => [id, clashesWords(told)] as const));
  }, [rows, complete]);
