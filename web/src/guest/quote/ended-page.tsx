/** @jsxImportSource preact */
import { formatDate } from '#shared/dates.ts';
import type { GuestQuote } from '#shared/guest/document.ts';
import { MessagePage } from '../message-page.tsx';
import { texts } from '../texts.ts';
import { formatInstant } from '../when.ts';
import { nameOf } from './paper.tsx';

interface Props {
  quote: GuestQuote;
}

/** After a no. */
export function DeclinedPage({ quote }: Props) {
  const { answered, seller } = quote;
  return (
    <MessagePage key="declined" title={texts.declined} seller={seller} subject={nameOf(quote)}>
      <p>{texts.declinedOn(answered ? formatInstant(answered.at) : nameOf(quote), seller.name)}</p>
    </MessagePage>
  );
}

/** After the customer has cancelled what they accepted: by when their money is back. */
export function CancelledPage({ quote }: Props) {
  const { answered, seller } = quote;
  return (
    <MessagePage key="cancelled" title={texts.cancelled} seller={seller} subject={nameOf(quote)}>
      {answered?.cancelledAt && <p>{texts.cancelledOn(formatInstant(answered.cancelledAt))}</p>}
      {answered?.refundBy && <p>{texts.refundBy(formatDate(answered.refundBy))}</p>}
    </MessagePage>
  );
}

/** A quote that its seller took back. */
export function WithdrawnPage({ quote }: Props) {
  return (
    <MessagePage key="withdrawn" title={texts.withdrawn} seller={quote.seller} subject={nameOf(quote)}>
      <p>{texts.withdrawnText(quote.seller.name)}</p>
    </MessagePage>
  );
}
