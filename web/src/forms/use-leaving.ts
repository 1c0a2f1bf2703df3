import { useEffect, useRef, useState } from 'react';
import { useWithdraw } from '../components/confirm.tsx';
import { discardQuestion } from '../components/dialog.tsx';

/**
 * Whether a form is being left, or gone: what it sent may be answered long after, and must then neither close what stands
 * in its place nor take a step back. `leave` also takes the question away whether to discard what is now saved.
 */
export const useLeaving = () => {
  const leaving = useRef(false);
  const withdraw = useWithdraw();
  useEffect(() => {
    leaving.current = false;
    return () => {
      leaving.current = true;
    };
  }, []);
  const [acts] = useState(() => ({
    isLeaving: () => leaving.current,
    leave: () => {
      leaving.current = true;
      withdraw(discardQuestion);
    },
    /** It is sent again: what was about to close it did not. */
    stay: () => {
      leaving.current = false;
    },
  }));
  return acts;
};
