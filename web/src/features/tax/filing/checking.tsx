import Hourglass from 'lucide-react/icons/hourglass';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { filingTexts as words } from './texts.ts';

interface Props {
  status: 'sending' | 'unknown';
  onAgain: () => void;
}

/** The return was sent, but we don't know yet whether HMRC has it. */
export function Checking({ status, onAgain }: Props) {
  if (status === 'sending')
    return (
      <Notice tone="info" icon={Hourglass} title={words.sendingTitle} role="status">
        {words.sendingHint}
      </Notice>
    );
  const act = (
    <Button variant="secondary" needsConnection onClick={onAgain}>
      {words.check}
    </Button>
  );
  return (
    <Notice tone="info" icon={Hourglass} title={words.unknownTitle} action={act} role="status">
      {words.unknownHint}
    </Notice>
  );
}
