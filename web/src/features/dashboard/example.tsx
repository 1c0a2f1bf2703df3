import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Money } from '../../components/money.tsx';
import { Pill } from '../../components/pill.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { PaperLines } from '../../forms/paper/paper-lines.tsx';
import { exampleTexts as texts } from './example-texts.ts';
import { exampleThread as thread } from './example-thread.ts';

interface Props {
  onThrowAway: () => void;
  onClose: () => void;
}

/** A job from quote to payment, step by step; nothing of it is stored. */
export default function Example({ onThrowAway, onClose }: Props) {
  const [at, go] = useState(0);
  const { steps } = texts;
  const isLast = at === steps.length - 1;
  return (
    <Dialog open onClose={onClose} title={texts.title} tall>
      {/* As tall as its tallest step, so that Next stays under the pointer. */}
      <SheetBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:min-h-[min(26rem,60dvh)]">
        <Step step={steps[at] ?? steps[0]} at={at} />
        <Button variant="quiet" className="-ml-4 justify-self-start" onClick={onThrowAway}>
          {texts.throwAway}
        </Button>
      </SheetBody>
      <SheetFooter>
        <Button variant="secondary" disabled={at === 0} onClick={() => go(at - 1)}>
          {texts.back}
        </Button>
        <Button variant="accent" onClick={isLast ? onClose : () => go(at + 1)}>
          {isLast ? texts.close : texts.next}
        </Button>
      </SheetFooter>
    </Dialog>
  );
}

function Step({ step, at }: { step: (typeof texts.steps)[number]; at: number }) {
  return (
    <>
      <div aria-live="polite">
        <p className="text-small text-muted">{texts.at(at + 1, texts.steps.length)}</p>
        <h3 className="text-large font-strong">{step.name}</h3>
        <p className="mt-1">{step.said}</p>
      </div>
      {'paper' in step ? <Paper name={step.paper} /> : <Row state={step.state} />}
    </>
  );
}

function Paper({ name }: { name: string }) {
  return (
    <Card className="paper grid gap-4 rounded-small p-5 shadow-lifted">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-strong wrap-anywhere">{thread.client}</p>
          <p className="text-small text-muted wrap-anywhere">{thread.title}</p>
        </div>
        <p className="text-title font-strong">{name}</p>
      </div>
      <PaperLines lines={thread.lines} sums={thread.sums} pricesInclude="net" />
    </Card>
  );
}

function Row({ state }: { state: string }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{thread.title}</p>
        <p className="text-small text-muted wrap-anywhere">{thread.client}</p>
      </div>
      <div className="flex items-center gap-3">
        <Money pounds={thread.sums.total} className="font-strong" />
        <Pill tone="success">{state}</Pill>
      </div>
    </Card>
  );
}
