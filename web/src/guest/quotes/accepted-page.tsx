/** @jsxImportSource preact */

import type { ComponentChildren } from 'preact';
import { formatDate, today } from '#shared/dates.ts';
import type { GuestDocument } from '#shared/guest/document.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { TextButton } from '../buttons.tsx';
import { Contact } from '../contact.tsx';
import { sumsWith } from '../figures.ts';
import { GroupHeading, StepHeading } from '../heading.tsx';
import { Icon } from '../icons.tsx';
import { Footer } from '../paper/footer.tsx';
import { PdfButton } from '../pdf-button.tsx';
import { PdfFailed } from '../pdf-failed.tsx';
import type { Pdf } from '../use-pdf.ts';
import type { Step } from '../use-step.ts';
import { formatInstant } from '../when.ts';
import { Deposit } from './deposit.tsx';
import { nameOf, QuotePaper } from './paper.tsx';
import { quoteTexts } from './texts.ts';

/** When the work takes place, the last day to cancel, and when the rest is due. */
function WhatNext({ quote, goTo }: Pick<Props, 'quote' | 'goTo'>) {
  const { workOn, answered, invoice, seller, cancellation } = quote;
  const until = cancellation?.cancelUntil;
  const billed = toPence(invoice?.total ?? 0);
  const dueOf = billed > 0 ? quoteTexts.restOf : quoteTexts.allOf;
  const rest = toPounds(toPence(answered?.total ?? 0) - billed);
  return (
    <section>
      <GroupHeading>{quoteTexts.next}</GroupHeading>
      <dl class="grid gap-2 rounded-card border border-line bg-surface px-4 py-3 text-small shadow-rest">
        <Fact name={workOn ? formatDate(workOn) : quoteTexts.soon}>
          {workOn ? quoteTexts.workOn : quoteTexts.workSoon(seller.name)}
        </Fact>
        {until && until >= today() && (
          <Fact name={quoteTexts.until(formatDate(until))}>
            <p>
              {quoteTexts.mayCancel}{' '}
              <TextButton onClick={() => goTo('cancel')}>{quoteTexts.cancelLink}</TextButton>.
            </p>
            {answered?.startEarly?.asks ? (
              <p class="mt-1">{quoteTexts.askedEarly}</p>
            ) : (
              <p class="mt-1">
                {quoteTexts.askEarly}{' '}
                <TextButton onClick={() => goTo('early')}>{quoteTexts.askEarlyLink}</TextButton>.
              </p>
            )}
          </Fact>
        )}
        {rest > 0 && <Fact name={quoteTexts.whenDone}>{dueOf(formatPounds(rest))}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 max-[15rem]:grid-cols-[minmax(0,1fr)]">
      <dt class="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Props {
  quote: GuestQuote;
  token: string;
  show: (document: GuestDocument) => void;
  pdf: Pdf;
  goTo: (step: Step) => void;
}

/** Thanks, the deposit, what happens next, and below it what was agreed. */
export function AcceptedPage({ quote, token, show, pdf, goTo }: Props) {
  const { answered, seller } = quote;
  const chosen = answered?.chosen ?? [];
  return (
    <main class="guest-columns">
      <div class="no-print grid content-start px-2 pb-6 lg:order-1 lg:row-span-2 lg:px-0">
        <span class="mt-4 grid size-12 place-items-center rounded-full bg-success text-on-success lg:mt-0">
          <Icon name="check" size={24} />
        </span>
        <div class="mt-3">
          <StepHeading>{quoteTexts.accepted(answered?.name ?? '')}</StepHeading>
          {answered && <p class="mt-1 text-muted">{quoteTexts.acceptedOn(formatInstant(answered.at))}</p>}
        </div>
        <Deposit quote={quote} token={token} show={show} pdf={pdf} />
        <WhatNext quote={quote} goTo={goTo} />
        <div class="mt-4 grid gap-2">
          <Contact seller={seller} subject={nameOf(quote)} />
          <PdfButton pdf={pdf} inBar={Boolean(quote.invoice?.pay)} />
          <PdfFailed pdf={pdf} />
        </div>
      </div>
      <div class="lg:row-span-2">
        <p class="no-print px-2 pb-2 text-small font-strong lg:sr-only">{quoteTexts.agreed}</p>
        <QuotePaper quote={quote} chosen={chosen} sums={sumsWith(quote, chosen)} settled heading="h2" />
      </div>
      <div class="lg:order-2 lg:col-span-2">
        <Footer seller={seller} />
      </div>
    </main>
  );
}
