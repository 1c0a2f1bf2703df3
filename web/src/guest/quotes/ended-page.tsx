/** @jsxImportSource preact */
import { formatDate } from '#shared/dates.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { MessagePage } from '../message-page.tsx';
import { formatInstant } from '../when.ts';
import { nameOf } from './paper.tsx';
import { quoteTexts } from './texts.ts';

interface Props {
  quote: GuestQuote;
}

/** After a no. */
export function DeclinedPage({ quote }: Props) {
  const { answered, seller } = quote;
  return (
    <MessagePage key="declined" title={quoteTexts.declined} seller={seller} subject={nameOf(quote)}>
      <p>{quoteTexts.declinedOn(answered ? formatInstant(answered.at) : nameOf(quote), seller.name)}</p>
    </MessagePage>
  );
}

/** After the customer has cancelled: by when they are refunded. */
export function CancelledPage({ quote }: Props) {
  const { answered, seller } = quote;
  return (
    <MessagePage key="cancelled" title={quoteTexts.cancelled} seller={seller} subject={nameOf(quote)}>
      {answered?.cancelledAt && <p>{quoteTexts.cancelledOn(formatInstant(answered.cancelledAt))}</p>}
      {answered?.refundBy && <p>{quoteTexts.refundBy(formatDate(answered.refundBy))}</p>}
    </MessagePage>
  );
}

/** A quote that its seller withdrew. */
export function WithdrawnPage({ quote }: Props) {
  return (
    <MessagePage key="withdrawn" title={quoteTexts.withdrawn} seller={quote.seller} subject={nameOf(quote)}>
      <p>{quoteTexts.withdrawnText(quote.seller.name)}</p>
    </MessagePage>
  );
}
