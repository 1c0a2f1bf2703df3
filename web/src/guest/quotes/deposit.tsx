/** @jsxImportSource preact */
import { formatDate } from '#shared/dates.ts';
import type { GuestDocument, GuestOwed } from '#shared/guest/document.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { formatPounds } from '#shared/money.ts';
import { GroupHeading } from '../heading.tsx';
import { BankDetails } from '../invoice/bank-details.tsx';
import { Outcome, Receipt } from '../paying/outcome.tsx';
import { PayStep } from '../paying/pay-step.tsx';
import { usePay } from '../paying/use-pay.ts';
import { type Returned, useReturn } from '../paying/use-return.ts';
import { texts } from '../texts.ts';
import type { Pdf } from '../use-pdf.ts';
import { quoteTexts } from './texts.ts';

interface Props {
  quote: GuestQuote;
  token: string;
  show: (document: GuestDocument) => void;
  pdf: Pdf;
}

/** The deposit's invoice: how to pay it, until it is paid. */
export function Deposit(props: Props) {
  const { invoice } = props.quote;
  return invoice && <OfInvoice {...props} invoice={invoice} />;
}

function OfInvoice({ quote, token, show, pdf, invoice }: Props & { invoice: GuestOwed }) {
  const { seller } = quote;
  const returned = useReturn(token, show);
  const pay = usePay(token, show);
  const isOwed = invoice.status !== 'void' && invoice.balance > 0;
  const isSettled = returned === 'no' || returned === 'known';
  const payable = isOwed && isSettled ? invoice.pay : null;
  return (
    <section>
      {isOwed && (
        <GroupHeading aside={quoteTexts.by(formatDate(invoice.dueDate))}>
          {quoteTexts.deposit(formatPounds(invoice.balance))}
        </GroupHeading>
      )}
      {invoice.status === 'paid' && (
        <p class="pt-4 pb-3 font-strong">{quoteTexts.depositPaid(formatPounds(invoice.total))}</p>
      )}
      {saysMore(invoice, returned) && <Outcome invoice={invoice} seller={seller.name} returned={returned} />}
      {payable && <PayStep {...{ payable, pay, pdf }} bank={invoice.bank} />}
      {isOwed && !payable && <ByTransfer invoice={invoice} seller={seller.name} />}
      {invoice.paid > 0 && <Receipt token={token} number={invoice.number} />}
    </section>
  );
}

/** False if only "the whole deposit is paid" is left to say, which is shown already. */
const saysMore = ({ balance, overpaid, onItsWay }: GuestOwed, returned: Returned): boolean =>
  balance > 0 || overpaid > 0 || onItsWay > 0 || returned === 'asking' || returned === 'unknown';

interface TransferProps {
  invoice: GuestOwed;
  seller: string;
}

/** A pending payment must not be sent twice. */
function ByTransfer({ invoice: { bank, onItsWay }, seller }: TransferProps) {
  if (onItsWay > 0) return null;
  return bank ? <BankDetails bank={bank} /> : <p>{texts.howToPay(seller)}</p>;
}
