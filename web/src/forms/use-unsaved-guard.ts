import { useEffect, useRef } from 'react';
import { useConfirm, useWithdraw } from '../components/confirm.tsx';
import { discardQuestion } from '../components/dialog.tsx';
import { guardLeaving } from '../navigation/guards.ts';

interface Draft {
  /** What was typed lies on this device: closing the window loses nothing. */
  isKept: boolean;
  /** Called where it is thrown away. */
  drop: () => void;
}

/**
 * Asks before Back, a link or closing the window throws away what was typed. `unsaved` is read when it happens, with the
 * path that it leads to; none where the window is closed.
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
    // Saved meanwhile: nothing is lost by going on.
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
