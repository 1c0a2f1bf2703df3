import { useEffect, useRef, useState } from 'preact/hooks';
import type { GuestDocument } from '#shared/guest/document.ts';
import { call } from '../calls.ts';
import { takeReturned } from './returned.ts';

const tries = 5;
const waitMs = 3000;

/** `asking` while the payment's outcome is unknown, `unknown` if it could not be found out. */
export type Returned = 'no' | 'asking' | 'known' | 'unknown';

/** After paying: polls until the payment's outcome is known, then shows the updated document. */
export const useReturn = (token: string, show: (document: GuestDocument) => void): Returned => {
  const [session] = useState(takeReturned);
  const [returned, setReturned] = useState<Returned>(session ? 'asking' : 'no');
  const shown = useRef(show);
  shown.current = show;
  useEffect(() => {
    if (!session) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async (left: number): Promise<void> => {
      try {
        const document = await call('payment', { token, session });
        if (isLeft) return;
        shown.current(document);
        setReturned('known');
      } catch {
        if (isLeft) return;
        if (left === 0) setReturned('unknown');
        else timer = setTimeout(() => void ask(left - 1), waitMs);
      }
    };
    void ask(tries);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [session, token]);
  return returned;
};
