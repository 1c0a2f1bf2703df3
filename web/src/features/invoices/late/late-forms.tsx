import { useQuery } from '@tanstack/react-query';
import { invoiceQuery } from '../../../data/invoices.ts';
import type { useAddress } from '../use-address.ts';
import { ClaimForm } from './claim-form.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { LetterForm } from './letter-form.tsx';

/** The forms about a late invoice, opened by the URL. */
export function LateForms({ address }: { address: ReturnType<typeof useAddress> }) {
  const { disputing, claiming, lettering, closeForm } = address;
  const id = disputing ?? claiming ?? lettering ?? 0;
  const { data: invoice } = useQuery(invoiceQuery(id));
  if (!invoice) return null;
  if (disputing !== null) return <DisputeForm invoice={invoice} onClose={closeForm} />;
  if (lettering !== null)
    return (
      <LetterForm invoice={invoice} onClose={closeForm} onWritten={() => address.enclose(id, 'letter')} />
    );
  return invoice.late ? (
    <ClaimForm
      invoice={invoice}
      late={invoice.late}
      onClose={closeForm}
      onWritten={() => address.enclose(id, 'claim')}
    />
  ) : null;
}
