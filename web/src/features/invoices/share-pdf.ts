import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf } from '#shared/call.ts';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../components/toast.ts';
import { texts } from './texts.ts';

/** Where the PDF is that shows an invoice's payments. */
export const receiptAddress = (id: number): string =>
  addressOf(invoicesRoutes.receiptPdf, { params: { id } });

/** Where an invoice's PDF is. */
export const pdfAddress = (id: number): string => addressOf(invoicesRoutes.pdf, { params: { id } });

/** Where a credit note's PDF is. */
export const creditAddress = (id: number): string => addressOf(invoicesRoutes.creditPdf, { params: { id } });

const pdfFile = (parts: Blob[], { invoiceNumber }: Pick<Invoice, 'invoiceNumber'>): File =>
  new File(parts, `${invoiceNumber.replace(/[/\\:]/g, '-')}.pdf`, { type: 'application/pdf' });

/** True where the device can hand a PDF on to another app. */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: [pdfFile([], { invoiceNumber: 'invoice' })] }) ?? false;

/** Hands the PDF on by the device's own share sheet. */
export const useSharePdf = (invoice: Invoice) => {
  const cache = useQueryClient();
  const [sharing, setSharing] = useState(false);
  const share = async () => {
    setSharing(true);
    try {
      const options = read(invoicesRoutes.pdf, { params: { id: invoice.id } });
      // By its version and what is paid of it: a PDF fetched once is shared at once the second time, where a slow first one cost the tap.
      const pdf = await cache.fetchQuery({
        ...options,
        queryKey: [...options.queryKey, invoice.updatedAt, invoice.paid],
      });
      await navigator.share({ files: [pdfFile([pdf], invoice)], title: invoice.invoiceNumber });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ tone: 'danger', title: 'Error', description: texts.shareFailed });
    } finally {
      setSharing(false);
    }
  };
  return { share, sharing };
};
