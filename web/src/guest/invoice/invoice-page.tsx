/** @jsxImportSource preact */
import type { GuestInvoice } from '#shared/guest/document.ts';
import { Button, mainLook } from '../buttons.tsx';
import { Contact } from '../contact.tsx';
import { GroupHeading } from '../heading.tsx';
import { Icon } from '../icons.tsx';
import { NextStep } from '../next-step.tsx';
import { Notice } from '../notice.tsx';
import { Footer } from '../paper/footer.tsx';
import { PdfFailed } from '../pdf-failed.tsx';
import { texts } from '../texts.ts';
import { type Pdf, usePdf } from '../use-pdf.ts';
import { type Bank, BankDetails, bankFacts } from './bank-details.tsx';
import { useCopy } from './copy-button.tsx';
import { InvoicePaper, isOwed } from './paper.tsx';

/** An invoice: what it is for, what is left to pay of it, and where that goes. */
export function InvoicePage({ invoice, token }: { invoice: GuestInvoice; token: string }) {
  const { seller, bank } = invoice;
  const pdf = usePdf(token, invoice.number);
  const subject = texts.invoice(invoice.number);
  const canPay = isOwed(invoice) && bank;
  return (
    <main class="guest-columns">
      <InvoicePaper invoice={invoice} />
      <div class="grid content-start px-2 lg:px-0 print:px-0">
        {canPay && <CopyStep bank={bank} pdf={pdf} />}
        {isOwed(invoice) ? (
          <section>
            <GroupHeading>{texts.byBank}</GroupHeading>
            {bank ? <BankDetails bank={bank} /> : <p>{texts.howToPay(seller.name)}</p>}
          </section>
        ) : (
          <div class="pt-4 lg:pt-0">
            <Notice tone={invoice.status === 'paid' ? 'success' : 'info'}>{settledWords(invoice)}</Notice>
          </div>
        )}
        <div class="no-print mt-4 grid gap-2">
          <Contact seller={seller} subject={subject} />
          <Button
            icon="download"
            busy={pdf.state === 'busy'}
            onClick={pdf.fetchIt}
            class={canPay ? 'max-lg:hidden' : ''}
          >
            {texts.pdf}
          </Button>
          <PdfFailed pdf={pdf} />
        </div>
      </div>
      <Footer seller={seller} />
    </main>
  );
}

const settledWords = ({ status }: GuestInvoice): string => {
  if (status === 'void') return texts.void;
  return status === 'credited' ? texts.credited : texts.paid;
};

/** All details at once, as they go into a message or a banking app. */
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
