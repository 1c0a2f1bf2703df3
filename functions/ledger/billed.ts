import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { quoteEntity } from './quote-entity.ts';

/** A draft that may be the final invoice of a quote. */
interface MayBill {
  firmId: FirmId;
  quoteId?: number | undefined;
}

/** Says on the quote whose final invoice a draft was that it is issued. */
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

/** The same for one that was deleted: the quote can be invoiced again. */
export const unbilled = ({ firmId, quoteId }: MayBill): Write[] =>
  quoteId === undefined ? [] : [write(quoteEntity.patch({ firmId, id: quoteId }).remove(['invoiceDraftId']))];
