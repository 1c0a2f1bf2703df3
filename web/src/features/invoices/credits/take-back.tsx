import { useQuery } from '@tanstack/react-query';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { voidInput } from '#shared/invoices/voids.ts';
import { invoiceQuery } from '../../../data/invoices.ts';
import { ReasonForm } from '../reason-form.tsx';
import type { useAddress } from '../use-address.ts';
import { CreditForm } from './credit-form.tsx';
import { creditTexts as texts } from './texts.ts';
import { useMakeVoid } from './use-take-back.ts';

/** Voids an invoice that was never sent. */
function VoidForm({ invoice, onClose }: { invoice: OneInvoice; onClose: () => void }) {
  return (
    <ReasonForm
      keptAs={`void/${invoice.id}`}
      shape={voidInput}
      title={texts.voidQuestion(invoice.invoiceNumber)}
      hint={texts.voidHint}
      action={texts.makeVoid}
      save={useMakeVoid(invoice.id)}
      onClose={onClose}
    />
  );
}

/** The form, opened by the URL, that reverses an invoice: by a credit note or by voiding it. */
export default function TakeBack({ address }: { address: ReturnType<typeof useAddress> }) {
  const { crediting, voiding } = address;
  const { data: invoice } = useQuery(invoiceQuery(crediting ?? voiding ?? 0));
  if (!invoice) return null;
  if (crediting === null) return <VoidForm invoice={invoice} onClose={address.closeForm} />;
  const close = (draftId: number | null) =>
    draftId === null ? address.closeForm() : address.savedDraft(draftId, false);
  return <CreditForm invoice={invoice} onClose={close} />;
}
