import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askUnkept } from '../../api/from-records.ts';
import { useSignedInUser } from '../../api/user.ts';
import type { Progress } from '../../forms/csv/row-progress.tsx';
import type { Checked } from './check-rows.ts';
import { chunkFrom } from './chunks.ts';
import { reasonOf } from './reason.ts';
import type { Target } from './target.ts';
import { remember } from './unfinished.ts';

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
