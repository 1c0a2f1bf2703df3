import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import * as Bar from 'radix-ui/progress';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';

/** The progress of sending a file's rows in chunks. */
export interface Progress {
  phase: 'running' | 'stopped' | 'done';
  /** Rows sent, of all that can be. */
  done: number;
  total: number;
  made: number;
  /** Why it stopped, if not by the user. */
  reason?: string | undefined;
}

interface Texts {
  progress: string;
  doing: (done: number, total: number) => string;
  stopped: (done: number, total: number) => string;
  stoppedHint: string;
  goOn: string;
  done: string;
  doneOf: (made: number, there: number) => string;
}

interface Props {
  progress: Progress;
  texts: Texts;
  onGoOn: () => void;
  /** Actions while running, when stopped (besides continuing), and at the end. */
  running?: ReactNode;
  stopped?: ReactNode;
  done: ReactNode;
}

/** The progress, with its actions. */
export function RowProgress({ progress, texts, onGoOn, ...actions }: Props) {
  const { phase, done, total, made, reason } = progress;
  if (phase === 'done')
    return (
      <Notice tone="success" icon={CircleCheck} title={texts.done} action={actions.done} role="status">
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
            {actions.stopped}
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
      {actions.running && <div>{actions.running}</div>}
    </Card>
  );
}
