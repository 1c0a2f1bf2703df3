import { CircleCheck, CirclePause } from 'lucide-react';
import { Progress as Bar } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { texts } from './texts.ts';
import type { Progress } from './use-match.ts';

interface Props {
  progress: Progress;
  onGoOn: () => void;
  onBack: () => void;
  other: ReactNode;
}

/** How far the recording is, and what came of it. */
export function ProgressView({
  progress: { phase, done, total, made, reason },
  onGoOn,
  onBack,
  other,
}: Props) {
  if (phase === 'done')
    return (
      <Notice tone="success" icon={CircleCheck} title={texts.done} action={other} role="status">
        {texts.doneOf(made, total - made)}
      </Notice>
    );
  if (phase === 'stopped')
    return (
      <Notice
        tone="warning"
        icon={CirclePause}
        title={texts.stopped(done, total)}
        role="alert"
        action={
          <div className="flex flex-wrap gap-2">
            {other}
            <Button variant="secondary" onClick={onBack}>
              {texts.backToRows}
            </Button>
            <Button onClick={onGoOn}>{texts.goOn}</Button>
          </div>
        }
      >
        {reason && <p>{reason}</p>}
        <p>{texts.stoppedHint}</p>
      </Notice>
    );
  return (
    <Card className="grid gap-3 p-4 lg:p-5">
      <p aria-hidden className="font-strong">
        {texts.doing(done, total)}
      </p>
      <Bar.Root
        value={done}
        max={total}
        aria-label={texts.progress}
        getValueLabel={texts.doing}
        className="h-3 overflow-hidden rounded-full bg-sunken"
      >
        <Bar.Indicator
          className="h-full origin-left bg-primary transition-transform"
          style={{ transform: `scaleX(${done / total})` }}
        />
      </Bar.Root>
    </Card>
  );
}
