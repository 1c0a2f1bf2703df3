import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';
import { isUnreachable } from '../store/api-error.ts';
import { waitingNow } from '../store/waiting.ts';
import { isMissingChunk, reloadIfReached, reloadUntouched } from './missing-chunk.ts';
import { texts } from './texts.ts';

const onConnection = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

interface Props {
  error?: unknown;
  onReset: () => void;
  /** What else is to be known. */
  note?: string | undefined;
}

/** Shown in place of a screen that failed to render. If the connection is lost it says so, and retries when it returns. */
export function ErrorFallback({ error, onReset, note }: Props) {
  const missing = isMissingChunk(error);
  const again = missing ? reloadIfReached : onReset;
  // Both a bug and a failed request throw TypeError, so the connection decides which one this was.
  const [unanswered] = useState(() => isUnreachable(error) && !waitingNow().isReached);
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
  useEffect(() => {
    if (missing) reloadUntouched();
  }, [missing]);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return (
    <MessagePanel
      icon={TriangleAlert}
      title={missing ? texts.notHereYet : 'Something went wrong'}
      actions={
        <>
          <Button onClick={again}>Try Again</Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            Reload Page
          </Button>
        </>
      }
    >
      <p>
        {missing
          ? texts.needsConnection
          : online && !unanswered
            ? 'We couldn’t show this page.'
            : 'You’re offline.'}{' '}
        Everything you saved is safe.
      </p>
      {note && <p>{note}</p>}
    </MessagePanel>
  );
}
