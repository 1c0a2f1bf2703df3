import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../components/confirm.tsx';
import { discardQuestion } from '../components/dialog.tsx';

/** Asks before Back, a link or closing the window throws away what was typed. `unsaved` is read when it happens. */
export const useUnsavedGuard = (unsaved: () => boolean): void => {
  const confirm = useConfirm();
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(discardQuestion).then((discard) => (discard ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [unsaved]);
};
