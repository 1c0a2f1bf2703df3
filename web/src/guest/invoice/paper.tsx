/** @jsxImportSource preact */
import { formatDate } from '#shared/dates.ts';
import type { GuestInvoice } from '#shared/guest/document.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { Icon } from '../icons.tsx';
import { PaperLines } from '../paper/lines.tsx';
import { oneLine, SellerHead } from '../paper/seller-head.tsx';
import { Row, Totals } from '../paper/totals.tsx';
import { texts } from '../texts.ts';

export const isOwed = ({ status, balance }: GuestInvoice): boolean => status !== 'void' && balance > 0;

/** Nobody has to pay it any more, and nobody did. */
const isGone = ({ status }: GuestInvoice): boolean => status === 'void' || status === 'credited';

const dueWords = (invoice: GuestInvoice): string => {
  const { status, dueDate } = invoice;
  if (!isOwed(invoice)) return texts.settled[status === 'credited' || status === 'void' ? status : 'paid'];
  return (status === 'overdue' ? texts.wasDue : texts.toPayBy)(formatDate(dueDate));
};

/** The invoice as the document that the customer gets. */
export function InvoicePaper({ invoice }: { invoice: GuestInvoice }) {
  const { seller, client, number, sums, workDescription, notes, issuedOn } = invoice;
  const address = oneLine(client.address);
  const hasMoved = invoice.paid > 0 || invoice.credited > 0;
  return (
    <article class="paper guest-paper">
      <SellerHead seller={seller} subject={texts.invoice(number)} />
      <div class="mt-4 mb-3">
        <Standing invoice={invoice} />
        <h1 class={`text-title font-strong ${isGone(invoice) ? 'text-muted line-through' : ''}`}>
          {formatPounds(isOwed(invoice) ? invoice.balance : invoice.total)}
        </h1>
        <p class="mt-0.5 text-small text-muted wrap-anywhere">
          {texts.invoice(number)} {texts.issued(formatDate(issuedOn))} {texts.forClient(client.name)}
          {address && `, ${address}`}
        </p>
      </div>
      {invoice.workAt && (
        <p class="mb-2 text-small text-muted wrap-anywhere">{texts.workAt(invoice.workAt)}</p>
      )}
      {workDescription && <p class="mb-4 whitespace-pre-line wrap-anywhere">{workDescription}</p>}
      {invoice.lines.length > 0 ? (
        <PaperLines document={invoice} chosen={[]} settled />
      ) : (
        <Costs invoice={invoice} />
      )}
      <Totals sums={sums} />
      {hasMoved && (
        <dl class="keep-together mt-2 border-t border-line pt-2 text-small">
          {invoice.credited > 0 && <Row name={texts.credits} pounds={invoice.credited} />}
          {invoice.paid > 0 && <Row name={texts.received} pounds={invoice.paid} />}
          <Row name={texts.left} pounds={invoice.balance} strong />
        </dl>
      )}
      {notes && <p class="mt-4 text-small whitespace-pre-line wrap-anywhere">{notes}</p>}
    </article>
  );
}

/** When it is due; once it is paid, that it is. */
function Standing({ invoice }: { invoice: GuestInvoice }) {
  const words = dueWords(invoice);
  if (invoice.status === 'paid')
    return (
      <p class="flex items-center gap-1.5 font-strong text-on-success">
        <Icon name="check" size={20} />
        {words}
      </p>
    );
  return <p class={`text-small ${invoice.status === 'overdue' ? 'text-on-alert' : 'text-muted'}`}>{words}</p>;
}

/** The labour and materials of an invoice for one amount, in the order of the PDF. */
function Costs({ invoice: { laborCost, materialsCost, total } }: { invoice: GuestInvoice }) {
  const given = toPence(laborCost ?? 0) + toPence(materialsCost ?? 0);
  if (given === 0) return null;
  const rest = toPounds(toPence(total) - given);
  return (
    <dl class="mb-2">
      {laborCost ? <Row name={texts.labour} pounds={laborCost} /> : null}
      {materialsCost ? <Row name={texts.materials} pounds={materialsCost} /> : null}
      {rest !== 0 && <Row name={rest < 0 ? texts.discount : texts.otherCharges} pounds={rest} />}
    </dl>
  );
}
