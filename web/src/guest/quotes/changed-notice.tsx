/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { formatDate } from '#shared/dates.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { Notice } from '../notice.tsx';
import { changesBetween } from './changes.ts';
import { quoteTexts } from './texts.ts';

interface Props {
  quote: GuestQuote;
  /** The version that the customer was reading. */
  before: GuestQuote | undefined;
}

/** Says that the quote was changed since it was first sent, what differs from the version just being read, or that it has expired. */
export function ChangedNotice({ quote, before }: Props) {
  if (before && before.hash !== quote.hash)
    return (
      <OnTop>
        <Notice tone="warning" urgent>
          <p class="font-strong">{quoteTexts.changedNow}</p>
          <ul class="mt-1 list-disc pl-5">
            {changesBetween(before, quote).map((change) => (
              <li key={change} class="wrap-anywhere">
                {change}
              </li>
            ))}
          </ul>
        </Notice>
      </OnTop>
    );
  if (quote.status === 'expired')
    return (
      <OnTop>
        <Notice tone="warning">{quoteTexts.expired(formatDate(quote.validUntil))}</Notice>
      </OnTop>
    );
  if (!quote.changedOn) return null;
  return (
    <OnTop>
      <Notice>{quoteTexts.changedOn(formatDate(quote.changedOn))}</Notice>
    </OnTop>
  );
}

function OnTop({ children }: { children: ComponentChildren }) {
  return <div class="no-print mb-2 lg:col-span-2 lg:mb-6">{children}</div>;
}
