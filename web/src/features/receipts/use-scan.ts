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
 * Scans pictures of receipts, one at a time: a newer picture aborts the previous one. Not by `useCall`: an expired session must
 * not lead away from the form, which can be filled in by hand.
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

  /** Resolves to true if something was read, false if it failed or was aborted. */
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
  /** Shows what was read from a queued picture earlier. */
  const show = (result: ScanResult): void => {
    onRead(result);
    setState({ phase: 'read', result, isEmpty: isEmpty(result) });
  };
  return {
    state,
    start: (file: File) => {
      under.current = start(file);
    },
    /** Resolves when the running scan ends, to whether it succeeded. */
    ended: () => under.current,
    stop,
    show,
  };
};
