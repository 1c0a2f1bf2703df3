import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { importBytes, importRows } from '#shared/importing.ts';
import { askUnkept } from '../../api/from-records.ts';
import { useSignedInUser } from '../../api/user.ts';
import type { Column } from '../../forms/csv/columns.ts';
import type { Progress } from '../../forms/csv/row-progress.tsx';
import { ApiError, isUnreachable } from '../../store/api-error.ts';
import type { Checked, NewRow } from './check-rows.ts';
import type { Target } from './target.ts';
import { texts } from './texts.ts';
import { remember } from './unfinished.ts';

/** Why a chunk was refused, with the row of the sheet if the server names a field. */
const reasonOf = <Input>(
  target: { columns: readonly Column[] },
  chunk: readonly NewRow<Input>[],
  error: unknown,
): string => {
  if (isUnreachable(error)) return texts.unreachable;
  if (!(error instanceof ApiError)) return texts.serverFailed;
  const [issue] = error.issues;
  const [, index, key] = /^rows\.(\d+)\.(\w+)/.exec(issue?.path ?? '') ?? [];
  if (!issue || index === undefined) return error.status < 500 ? error.reason : texts.serverFailed;
  const label = target.columns.find((column) => column.key === key)?.label ?? key;
  return `${texts.row} ${chunk[Number(index)]?.number}: ${label}: ${issue.message}`;
};

const bytesOf = (row: unknown): number => new TextEncoder().encode(JSON.stringify(row)).length + 1;

/** The number of rows, from `from`, for one call: limited by count and by bytes. */
const chunkFrom = <Row extends { input: unknown }>(
  rows: readonly Row[],
  from: number,
  most = importRows,
): Row[] => {
  const chunk: Row[] = [];
  let bytes = 0;
  for (const row of rows.slice(from, from + most)) {
    bytes += bytesOf(row.input);
    if (chunk.length > 0 && bytes > importBytes) break;
    chunk.push(row);
  }
  return chunk;
};

/**
 * Sends the rows in chunks and reports progress. If stopped, it continues with the first unanswered row. `kept`: rows whose number
 * turned out to be taken.
 */
export const useImport = <Input extends object>(
  target: Pick<Target<Input>, 'name' | 'columns' | 'send' | 'perCall'>,
  fileName: string,
) => {
  const cache = useQueryClient();
  const { id: userId } = useSignedInUser();
  const { mutateAsync: send } = useMutation({ mutationFn: target.send });
  const [progress, setProgress] = useState<Progress | null>(null);
  const [kept, setKept] = useState<readonly number[]>([]);
  const next = useRef(0);
  const isStopping = useRef(false);
  useEffect(() => {
    isStopping.current = false;
    // Leaving the page stops it.
    return () => {
      isStopping.current = true;
    };
  }, []);

  const run = async ({ fresh, existing }: Pick<Checked<Input>, 'fresh' | 'existing'>) => {
    let total = fresh.length + existing.length - kept.length;
    let made = progress?.made ?? 0;
    isStopping.current = false;
    const tell = (phase: Progress['phase'], reason?: string) => {
      const done = existing.length + next.current - (fresh.length + existing.length - total);
      setProgress({ phase, done, total, made, reason });
      remember(userId, target.name, phase === 'done' ? null : { fileName, done, total });
    };
    tell('running');
    let chunk = chunkFrom(fresh, next.current, target.perCall);
    try {
      while (chunk.length > 0 && !isStopping.current) {
        const { results } = await send(chunk.map(({ input }) => input));
        made += results.filter((result) => result === 'created').length;
        const refused = chunk.filter((_, at) => results[at] === 'taken').map(({ number }) => number);
        total -= refused.length;
        setKept((numbers) => [...numbers, ...refused]);
        next.current += chunk.length;
        chunk = chunkFrom(fresh, next.current, target.perCall);
        tell(chunk.length > 0 ? 'running' : 'done');
      }
      if (chunk.length > 0) tell('stopped');
    } catch (error) {
      tell('stopped', reasonOf(target, chunk, error));
    }
    void askUnkept(cache);
  };

  const stop = () => {
    isStopping.current = true;
  };
  return { progress, run, stop, kept };
};
