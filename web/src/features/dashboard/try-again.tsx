import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { texts } from './texts.ts';

/** Shown instead of what couldn’t be loaded. */
export function TryAgain({ title, onRetry }: { title: string; onRetry: () => void }) {
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
  return <Notice tone="danger" icon={RotateCw} title={title} action={retry} role="alert" />;
}
