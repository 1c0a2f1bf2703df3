/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GuestDocument } from '#shared/guest/document.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { extrasOf } from '../figures.ts';
import { Notice } from '../notice.tsx';
import { useKept } from '../use-kept.ts';
import { usePdf } from '../use-pdf.ts';
import { type Step, useStep } from '../use-step.ts';
import { AcceptStep } from './accept-step.tsx';
import { AcceptedPage } from './accepted-page.tsx';
import { CancelStep } from './cancel-step.tsx';
import { DeclineStep } from './decline-step.tsx';
import { EarlyStep } from './early-step.tsx';
import { CancelledPage, DeclinedPage, WithdrawnPage } from './ended-page.tsx';
import { nameOf } from './paper.tsx';
import { ReadPage } from './read-page.tsx';
import type { StepProps } from './step-props.ts';
import { quoteTexts } from './texts.ts';

/** The indexes of the ticked extras, for this version only; once answered, those of the answer. */
const useChosen = (quote: GuestQuote): [number[], (chosen: number[]) => void] => {
  const [kept, keep] = useKept<Record<string, number[]>>('chosen', {});
  const choose = (chosen: number[]) => keep({ [quote.hash]: chosen });
  if (quote.answered) return [quote.answered.chosen, choose];
  const extras = extrasOf(quote);
  return [(kept[quote.hash] ?? []).filter((at) => extras.includes(at)), choose];
};

interface Props extends Omit<StepProps, 'chosen' | 'onDone' | 'onBack'> {
  /** The document as it was shown before. */
  before: GuestDocument | undefined;
  show: (document: GuestDocument) => void;
}

/** True if the result of a step is a different answer from the one given: somebody was faster. */
const isOther = (step: Step, chosen: readonly number[], { status, answered }: GuestQuote): boolean => {
  if (step === 'decline') return status !== 'declined';
  if (step !== 'accept') return false;
  const agreed = answered?.chosen ?? [];
  return (
    status !== 'accepted' || agreed.length !== chosen.length || !chosen.every((at) => agreed.includes(at))
  );
};

/** A quote in any state, and the customer's current step. */
export function QuotePage(props: Props) {
  const [isSecond, setSecond] = useState(false);
  return (
    <>
      {isSecond && (
        <div class="no-print mx-auto grid max-w-lg p-2 lg:pt-6">
          <Notice tone="warning" urgent>
            {quoteTexts.answeredBefore}
          </Notice>
        </div>
      )}
      <Answerable {...props} onSecond={() => setSecond(true)} />
    </>
  );
}

function Answerable({ quote, before, token, show, reopen, onSecond }: Props & { onSecond: () => void }) {
  const { step, goTo, leave } = useStep();
  const [chosen, choose] = useChosen(quote);
  const pdf = usePdf(token, nameOf(quote));
  const onDone = (document: GuestDocument) => {
    if (document.kind === 'quote' && isOther(step, chosen, document)) onSecond();
    show(document);
    leave();
  };
  const onMoved = async () => {
    await reopen();
    leave();
  };
  const given: StepProps = { quote, token, reopen: onMoved, chosen, onDone, onBack: leave };
  switch (quote.status) {
    case 'sent':
      if (step === 'accept') return <AcceptStep {...given} />;
      if (step === 'decline') return <DeclineStep {...given} />;
      break;
    case 'accepted':
      if (step === 'cancel') return <CancelStep {...given} />;
      if (step === 'early') return <EarlyStep {...given} />;
      return <AcceptedPage quote={quote} token={token} show={show} pdf={pdf} goTo={goTo} />;
    case 'declined':
      return <DeclinedPage quote={quote} />;
    case 'cancelled':
      return <CancelledPage quote={quote} />;
    case 'expired':
      break;
    default:
      return <WithdrawnPage quote={quote} />;
  }
  return (
    <ReadPage
      quote={quote}
      before={before?.kind === 'quote' ? before : undefined}
      token={token}
      chosen={chosen}
      choose={choose}
      pdf={pdf}
      goTo={goTo}
    />
  );
}
