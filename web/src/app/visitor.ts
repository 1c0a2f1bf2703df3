import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import type { User } from '#shared/auth/user.ts';
import { hasAccess, trialMsLeft } from '#shared/subscription/access.ts';
import { userQuery } from '../api/user.ts';

/** The visitor, as far as the gate needs to know them. */
export type Visitor =
  | { state: 'loading' }
  | { state: 'unknown'; error: Error; retry: () => void }
  | { state: 'signed-out' }
  | { state: 'with-access' | 'without-access'; user: User };

/** The current visitor. Updates by itself at the moment a trial ends. */
export function useVisitor(): Visitor {
  const { data, isPending, error, refetch } = useQuery(userQuery);
  useRedrawAt(data ? trialMsLeft(data, Date.now()) : 0);
  if (isPending) return { state: 'loading' };
  if (data) return { state: hasAccess(data, Date.now()) ? 'with-access' : 'without-access', user: data };
  return error ? { state: 'unknown', error, retry: () => void refetch() } : { state: 'signed-out' };
}

/** The longest delay that a browser's timer accepts, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

const useRedrawAt = (msLeft: number) => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const running = msLeft > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(redraw, Math.min(msLeft, longestTimer));
    return () => clearTimeout(timer);
  }, [running, msLeft]);
};
