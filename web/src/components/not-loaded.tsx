import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Shown instead of content that failed to load. */
export function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <EmptyState
      icon={CloudOff}
      title="This couldn’t be loaded"
      hint="Try again, or check your connection."
      action={<Button onClick={retry}>Try Again</Button>}
    />
  );
}
