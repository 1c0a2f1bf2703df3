import { useRef, useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import { type MatchedRow, matchRows } from '#shared/payments/bank-row.ts';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { call } from '../../api/call.ts';
import type { Progress } from '../../forms/csv/row-progress.tsx';
import { ApiError, isUnreachable } from '../../store/api-error.ts';
import { texts } from './texts.ts';

/** Why rows were refused, naming the row if the server does. */
const reasonOf = (rows: readonly MatchedRow[], error: unknown): string => {
  if (isUnreachable(error)) return texts.unreachable;
  if (!(error instanceof ApiError) || error.status >= 500) return texts.serverFailed;
  const [issue] = error.issues;
  const row = rows[Number(/^rows\.(\d+)\./.exec(issue?.path ?? '')?.[1])];
  if (!issue || !row) return error.reason;
  return texts.refused(`${formatPounds(row.amount)}, ${formatDate(row.paidOn)}`, issue.message);
};

/** Sends the confirmed rows in chunks as large as a call allows. If stopped, it continues with the first unanswered row. */
export const useMatch = () => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const confirmed = useRef<readonly MatchedRow[]>([]);
  // A retry of the same rows keeps their key, so that it gets the lost answer instead of "already there".
  const keys = useRef(new Map<number, string>());

  const goOn = async (from: number, madeBefore: number) => {
    const all = confirmed.current;
    const total = all.length;
    let [done, made] = [from, madeBefore];
    let rows = all.slice(done, done + matchRows);
    setProgress({ phase: 'running', done, total, made });
    try {
      while (rows.length > 0) {
        const idempotencyKey = keys.current.get(done) ?? crypto.randomUUID();
        keys.current.set(done, idempotencyKey);
        const { results } = await call(paymentsRoutes.match, { body: { rows } }, { idempotencyKey });
        made += results.filter((result) => result === 'created').length;
        done += rows.length;
        rows = all.slice(done, done + matchRows);
        setProgress({ phase: rows.length > 0 ? 'running' : 'done', done, total, made });
      }
    } catch (error) {
      setProgress({ phase: 'stopped', done, total, made, reason: reasonOf(rows, error) });
    }
  };

  const run = (rows: readonly MatchedRow[]) => {
    confirmed.current = rows;
    keys.current = new Map();
    return goOn(0, 0);
  };
  return {
    progress,
    run,
    goOn: () => progress && goOn(progress.done, progress.made),
    back: () => setProgress(null),
  };
};
