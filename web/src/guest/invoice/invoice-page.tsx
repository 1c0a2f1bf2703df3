/** @jsxImportSource preact */
import type { GuestDocument, GuestInvoice } from '#shared/guest/document.ts';
import { BackButton, mainLook } from '../buttons.tsx';
import { Contact } from '../contact.tsx';
import { GroupHeading } from '../heading.tsx';
import { Icon } from '../icons.tsx';
import { NextStep } from '../next-step.tsx';
import { Notice } from '../notice.tsx';
import { Footer } from '../paper/footer.tsx';
import { Outcome, Receipt } from '../paying/outcome.tsx';
import { PayStep } from '../paying/pay-step.tsx';
import { usePay } from '../paying/use-pay.ts';
import { useReturn } from '../paying/use-return.ts';
import { PdfButton } from '../pdf-button.tsx';
import { PdfFailed } from '../pdf-failed.tsx';
import { texts } from '../texts.ts';
import { type Pdf, usePdf } from '../use-pdf.ts';
import { type Bank, BankDetails, bankFacts } from './bank-details.tsx';
import { useCopy } from './copy-button.tsx';
import { InvoicePaper, isOwed } from './paper.tsx';

interface Props {
  invoice: GuestInvoice;
  token: string;
  show: (document: GuestDocument) => void;
  /** Returns to the statement that it was opened from. */
  leave?: (() => void) | undefined;
}

/** An invoice: what it is for, what is left to pay, and how. */
export function InvoicePage({ invoice, token, show, leave }: Props) {
  const { seller, bank } = invoice;
  const pdf = usePdf(token, invoice.number);
  const returned = useReturn(token, show);
  const pay = usePay(token, show);
  const isSettled = returned === 'no' || returned === 'known';
  const payable = isOwed(invoice) && isSettled ? invoice.pay : null;
  const canCopy = isOwed(invoice) && bank && invoice.onItsWay === 0;
  return (
    <main class="guest-columns">
      {leave && <BackButton onClick={leave}>{texts.allOpen}</BackButton>}
      <InvoicePaper invoice={invoice} />
      <div class="grid content-start px-2 pt-4 lg:px-0 lg:pt-0 print:px-0">
        <Outcome invoice={invoice} seller={seller.name} returned={returned} />
        {payable && <PayStep {...{ payable, pay, pdf, bank }} />}
        {!payable && canCopy && isSettled && <CopyStep bank={bank} pdf={pdf} />}
        <Settling invoice={invoice} isOnline={payable !== null} isSaid={returned === 'known'} />
        <div class="no-print mt-4 grid gap-2">
          <div class="flex flex-wrap gap-2 *:flex-[1_1_6rem] empty:hidden">
            {invoice.paid > 0 && <Receipt token={token} number={invoice.number} />}
            <PdfButton pdf={pdf} inBar={Boolean(payable || canCopy)} />
          </div>
          <Contact seller={seller} subject={texts.invoice(invoice.number)} />
          <PdfFailed pdf={pdf} />
        </div>
      </div>
      <Footer seller={seller} />
    </main>
  );
}

interface SettlingProps {
  invoice: GuestInvoice;
  isOnline: boolean;
  /** The payment's outcome already says it. */
  isSaid: boolean;
}

/** How to pay by bank transfer, or that nothing is left to pay. */
function Settling({ invoice, isOnline, isSaid }: SettlingProps) {
  const { seller, bank, onItsWay } = invoice;
  if (!isOwed(invoice))
    return isSaid ? null : (
      <Notice tone={invoice.status === 'paid' ? 'success' : 'info'}>{settledWords(invoice)}</Notice>
    );
  // A pending payment must not be sent twice.
  if (onItsWay > 0 || (isOnline && !bank)) return null;
  return (
    // With Pay it is among the ways behind that button, and here only for printing.
    <section class={isOnline ? 'hidden print:block' : undefined}>
      <GroupHeading>{texts.byBank}</GroupHeading>
      {bank ? <BankDetails bank={bank} /> : <p>{texts.howToPay(seller.name)}</p>}
    </section>
  );
}

const settledWords = ({ status }: GuestInvoice): string => {
  if (status === 'void') return texts.void;
  return status === 'credited' ? texts.credited : texts.paid;
};

/** All details together, for pasting into a message or a banking app. */
function CopyStep({ bank, pdf }: { bank: Bank; pdf: Pdf }) {
  const { isCopied, copy } = useCopy();
  const all = bankFacts(bank)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  return (
    <NextStep pdf={pdf}>
      <button type="button" onClick={() => void copy(all)} class={`${mainLook} grow`}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{isCopied ? texts.copied : texts.copyAll}</span>
      </button>
    </NextStep>
  );
}
