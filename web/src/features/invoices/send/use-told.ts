import type { Client } from '#shared/clients/client.ts';
import { londonDate } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { invoiceFacts } from '#shared/invoices/letter-facts.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { useWorkAt } from '../../../data/sites.ts';
import { letterTexts } from '../../../forms/letter/texts.ts';
import { pdfAddress } from '../addresses.ts';
import { sendTexts as texts } from './texts.ts';

/** The PDF, keyed by its version and the amount paid. */
const pdfQuery = ({ id, updatedAt, paid }: OneInvoice) => {
  const { queryKey, queryFn } = read(invoicesRoutes.pdf, { params: { id } });
  return { queryKey: [...queryKey, updatedAt, paid], queryFn: queryFn as () => Promise<Blob> };
};

/** What all emails about an invoice share: their rows, PDF and the other ways to deliver it. */
export const useTold = (invoice: OneInvoice, client: Client) => {
  const user = useSignedInUser();
  const { mutateAsync } = useCall(invoicesRoutes.link, { failure: letterTexts.linkFailed });
  const handedOver = useCall(invoicesRoutes.handedOver, {
    success: texts.markedSent,
    failure: texts.notMarked,
  });
  const { id, balance, invoiceNumber, issuedAt, createdAt, sentAt } = invoice;
  const issued = londonDate(issuedAt ?? createdAt);
  const workAt = useWorkAt(invoice.jobId);
  return {
    client,
    names: { clientName: client.name, businessName: businessName(user) },
    phone: user.business.phone,
    facts: invoiceFacts({ ...invoice, issued, workAt }, user.business),
    paper: { name: `${invoiceNumber || texts.paper}.pdf`, href: pdfAddress(id), query: pdfQuery(invoice) },
    ways: {
      makeLink: async () => (await mutateAsync({ params: { id } })).url,
      phone: client.phone,
      words: (url: string) => texts.byPhone(invoiceNumber, url),
      markSent: sentAt ? undefined : () => handedOver.mutateAsync({ params: { id } }),
    },
    asksForMoney: balance > 0,
  };
};
