import { TriangleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';

const onConnection = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** What stands where nothing could be drawn. A lost connection is named, and its return tries again. */
export function ErrorFallback({ onReset }: { onReset: () => void }) {
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
  useEffect(() => {
    addEventListener('online', onReset);
    return () => removeEventListener('online', onReset);
  }, [onReset]);
  return (
    <MessagePanel
      icon={TriangleAlert}
      title="Something went wrong"
      actions={
        <>
          <Button onClick={onReset}>Try Again</Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            Reload Page
          </Button>
        </>
      }
    >
      <p>
        {online ? 'This page could not be shown.' : 'There is no connection.'} What you have saved is safe.
      </p>
    </MessagePanel>
  );
}
