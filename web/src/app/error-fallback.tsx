import { TriangleAlert } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { MessagePanel } from '../components/message-panel.tsx';

export function ErrorFallback({ onReset }: { onReset: () => void }) {
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
      <p>This page could not be shown. What you have saved is safe.</p>
    </MessagePanel>
  );
}
