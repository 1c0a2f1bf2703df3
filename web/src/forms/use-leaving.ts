import { useEffect, useRef, useState } from 'react';
import { useWithdraw } from '../components/confirm.tsx';
import { discardQuestion } from '../components/dialog.tsx';

/**
 * True if a form is closing or closed: a late reply must then neither close what replaced it nor go back. `leave` also withdraws
 * the question whether to discard what is now saved.
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
    /** It is being sent again: closing was cancelled. */
    stay: () => {
      leaving.current = false;
    },
  }));
  return acts;
};
