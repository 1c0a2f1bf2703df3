/** @jsxImportSource preact */
import { formatDate } from '#shared/dates.ts';
import type { GuestInvoice } from '#shared/guest/document.ts';
import { formatPounds } from '#shared/money.ts';
import { PaperLines } from '../paper/lines.tsx';
import { oneLine, SellerHead } from '../paper/seller-head.tsx';
import { Row, Totals } from '../paper/totals.tsx';
import { texts } from '../texts.ts';

export const isOwed = ({ status, balance }: GuestInvoice): boolean => status !== 'void' && balance > 0;

const dueWords = ({ status, dueDate }: GuestInvoice): string =>
  (status === 'overdue' ? texts.wasDue : texts.toPayBy)(formatDate(dueDate));

/** The invoice as the sheet of paper that the customer gets. */
export function InvoicePaper({ invoice }: { invoice: GuestInvoice }) {
  const { seller, client, number, sums, workDescription, notes, issuedOn } = invoice;
  const address = oneLine(client.address);
  const hasMoved = invoice.paid > 0 || invoice.credited > 0;
  return (
    <article class="paper guest-paper">
      <SellerHead seller={seller} subject={texts.invoice(number)} />
      <div class="mt-4 mb-3">
        <p class={`text-small ${invoice.status === 'overdue' ? 'text-on-alert' : 'text-muted'}`}>
          {isOwed(invoice) ? dueWords(invoice) : texts.nothingLeft}
        </p>
        <h1 class="text-title font-strong">
          {formatPounds(isOwed(invoice) ? invoice.balance : invoice.total)}
        </h1>
        <p class="mt-0.5 text-small text-muted wrap-anywhere">
          {texts.invoice(number)} {texts.issued(formatDate(issuedOn))} {texts.forClient(client.name)}
          {address && `, ${address}`}
        </p>
      </div>
      {workDescription && <p class="mb-4 whitespace-pre-line wrap-anywhere">{workDescription}</p>}
      <PaperLines document={invoice} chosen={[]} settled />
      <Totals sums={sums} />
      {hasMoved && (
        <dl class="keep-together mt-2 border-t border-line pt-2 text-small">
          {invoice.credited > 0 && <Row name={texts.credits} pounds={invoice.credited} />}
          {invoice.paid > 0 && <Row name={texts.received} pounds={invoice.paid} />}
          <Row name={texts.left} pounds={invoice.balance} />
        </dl>
      )}
      {notes && <p class="mt-4 text-small whitespace-pre-line wrap-anywhere">{notes}</p>}
    </article>
  );
}
