/** @jsxImportSource preact */
import type { GuestDocument, GuestQuote } from '#shared/guest/document.ts';
import { usePdf } from '../use-pdf.ts';
import { useStep } from '../use-step.ts';
import { AcceptStep } from './accept-step.tsx';
import { AcceptedPage } from './accepted-page.tsx';
import { CancelStep } from './cancel-step.tsx';
import { useChosen } from './chosen.ts';
import { DeclineStep } from './decline-step.tsx';
import { EarlyStep } from './early-step.tsx';
import { CancelledPage, DeclinedPage, WithdrawnPage } from './ended-page.tsx';
import { nameOf } from './paper.tsx';
import { ReadPage } from './read-page.tsx';
import type { StepProps } from './step-props.ts';

interface Props extends Omit<StepProps, 'chosen' | 'onDone' | 'onBack'> {
  before: GuestQuote | undefined;
  show: (document: GuestDocument) => void;
}

/** A quote, in whatever state it is, and the step its customer has taken. */
export function QuotePage({ quote, before, token, show, reopen }: Props) {
  const { step, goTo, leave } = useStep();
  const [chosen, choose] = useChosen(quote);
  const pdf = usePdf(token, nameOf(quote));
  const onDone = (document: GuestDocument) => {
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
      before={before}
      token={token}
      chosen={chosen}
      choose={choose}
      pdf={pdf}
      goTo={goTo}
    />
  );
}
