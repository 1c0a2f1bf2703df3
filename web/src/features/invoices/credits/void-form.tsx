import type { OneInvoice } from '#shared/invoices/contract.ts';
import { voidInput } from '#shared/invoices/voids.ts';
import { ReasonForm } from '../reason-form.tsx';
import { creditTexts as texts } from './texts.ts';
import { useMakeVoid } from './use-take-back.ts';

/** Voids an invoice that was never sent. */
export function VoidForm({ invoice, onClose }: { invoice: OneInvoice; onClose: () => void }) {
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
