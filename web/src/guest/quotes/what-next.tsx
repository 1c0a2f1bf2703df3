/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { formatDate, today } from '#shared/dates.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { TextButton } from '../buttons.tsx';
import { GroupHeading } from '../heading.tsx';
import type { Step } from '../use-step.ts';
import { quoteTexts } from './texts.ts';

interface Props {
  quote: GuestQuote;
  goTo: (step: Step) => void;
}

/** When the work takes place, the last day to cancel, and when the rest is due. */
export function WhatNext({ quote, goTo }: Props) {
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
