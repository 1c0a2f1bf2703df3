import { useEffect, useRef } from 'react';
import { useConfirm, useWithdraw } from '../components/confirm.tsx';
import { discardQuestion } from '../components/dialog.tsx';
import { guardLeaving } from '../navigation/guards.ts';

interface Draft {
  /** The draft is stored: closing the window loses nothing. */
  isKept: boolean;
  /** Called when it is discarded. */
  drop: () => void;
}

/**
 * Asks before Back, a link or closing the window discards input. `unsaved` is called at that moment with the target path, or
 * without one when the window closes.
 */
export const useUnsavedGuard = (unsaved: (path?: string) => boolean, draft?: Draft): void => {
  const confirm = useConfirm();
  const withdraw = useWithdraw();
  const isKept = draft?.isKept ?? false;
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const asking = useRef(false);
  useEffect(() => {
    // Saved meanwhile: leaving loses nothing.
    if (asking.current && !unsaved()) withdraw(discardQuestion, true);
  });
  useEffect(() => {
    const ask = async () => {
      asking.current = true;
      const discard = await confirm(discardQuestion);
      asking.current = false;
      if (discard) latest.current?.drop();
      return discard;
    };
    return guardLeaving({ holds: unsaved, ask });
  }, [unsaved, confirm]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (unsaved() && !isKept) event.preventDefault();
    };
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [unsaved, isKept]);
};
