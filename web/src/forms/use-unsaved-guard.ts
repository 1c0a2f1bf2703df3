import { useEffect, useRef } from 'react';
import { useConfirm } from '../components/confirm.tsx';
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
  const isKept = draft?.isKept ?? false;
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    const ask = async () => {
      const discard = await confirm(discardQuestion);
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
