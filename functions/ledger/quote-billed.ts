import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { quoteEntity } from './quote-entity.ts';

/** A draft that may be the final invoice of a quote. */
interface MayBill {
  firmId: FirmId;
  quoteId?: number | undefined;
}

/** Records on the quote that its draft final invoice is now issued. */
export const billedBy = ({ firmId, quoteId }: MayBill, invoiceId: number): Write[] =>
  quoteId === undefined
    ? []
    : [
        write(
          quoteEntity
            .patch({ firmId, id: quoteId })
            .set({ finalInvoiceId: invoiceId })
            .remove(['invoiceDraftId']),
        ),
      ];

/** Undoes that for a deleted one: the quote can be invoiced again. */
export const unbilled = ({ firmId, quoteId }: MayBill): Write[] =>
  quoteId === undefined ? [] : [write(quoteEntity.patch({ firmId, id: quoteId }).remove(['invoiceDraftId']))];
