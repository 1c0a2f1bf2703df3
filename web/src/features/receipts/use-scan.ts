import { useEffect, useRef, useState } from 'react';
import type { ScanResult } from '#shared/receipts/contract.ts';
import { receiptsRoutes } from '#shared/receipts/routes.ts';
import { call } from '../../api/call.ts';
import { toast } from '../../components/toast.ts';
import { ApiError, isUnauthorised, isUnreachable } from '../../store/api-error.ts';
import { texts } from './texts.ts';

export type ScanState =
  | { phase: 'idle' }
  | { phase: 'scanning' }
  | { phase: 'failed' }
  | { phase: 'read'; result: ScanResult; isEmpty: boolean };

const reasonOf = (error: unknown): string => {
  if (isUnreachable(error)) return texts.noConnection;
  if (error instanceof ApiError) return error.reason;
  return error instanceof Error ? error.message : String(error);
};

const isEmpty = ({ vendor, total, vatAmount, date }: ScanResult): boolean =>
  [vendor, total, vatAmount, date].every((field) => field === null);

/**
 * Reads pictures of receipts, one at a time: a newer picture gives up the one before. No `useCall`: being signed out
 * must not lead away from the form, where everything can be filled in by hand.
 */
export const useScan = (onRead: (result: ScanResult) => void) => {
  const [state, setState] = useState<ScanState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const under = useRef<Promise<boolean>>(Promise.resolve(false));
  const stop = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  useEffect(() => {
    return () => running.current?.abort();
  }, []);

  /** Whether something was read, rather than failed or given up. */
  const start = async (file: File): Promise<boolean> => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ phase: 'scanning' });
    try {
      const result = await call(receiptsRoutes.scan, { file }, { signal });
      if (signal.aborted) return false;
      onRead(result);
      setState({ phase: 'read', result, isEmpty: isEmpty(result) });
      if (!isEmpty(result)) toast(texts.scanned);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      setState({ phase: 'failed' });
      toast(isUnauthorised(error) ? texts.signedOut : texts.scanFailed(reasonOf(error)));
      return false;
    }
  };
  /** What was read of a picture while nobody looked. */
  const show = (result: ScanResult): void => {
    onRead(result);
    setState({ phase: 'read', result, isEmpty: isEmpty(result) });
  };
  return {
    state,
    start: (file: File) => {
      under.current = start(file);
    },
    /** Ends with the scan that is under way, and says whether it was read. */
    ended: () => under.current,
    stop,
    show,
  };
};
