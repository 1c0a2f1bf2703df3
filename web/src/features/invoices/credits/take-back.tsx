import { useQuery } from '@tanstack/react-query';
import { invoiceQuery } from '../../../data/invoices.ts';
import type { useAddress } from '../use-address.ts';
import { CreditForm } from './credit-form.tsx';
import { VoidForm } from './void-form.tsx';

/** The form, opened by the URL, that reverses an invoice: by a credit note or by voiding it. */
export function TakeBack({ address }: { address: ReturnType<typeof useAddress> }) {
  const { crediting, voiding } = address;
  const { data: invoice } = useQuery(invoiceQuery(crediting ?? voiding ?? 0));
  if (!invoice) return null;
  if (crediting === null) return <VoidForm invoice={invoice} onClose={address.closeForm} />;
  const close = (draftId: number | null) =>
    draftId === null ? address.closeForm() : address.savedDraft(draftId, false);
  return <CreditForm invoice={invoice} onClose={close} />;
}
