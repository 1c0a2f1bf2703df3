import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { mayBeAsked } from '#shared/clients/review.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  invoice: Invoice;
  client: Client;
}

/** Offers to request a review once an invoice is paid, if the client may be asked; never automatic. */
export default function ReviewOffer({ invoice, client }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { reviewUrl } = useSignedInUser();
  const isOffered = invoice.status === 'paid' && !invoice.voidedAt && mayBeAsked(client);
  if (!reviewUrl || !(isOffered || isOpen)) return null;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface p-4 shadow-rest">
      <p className="text-small text-muted wrap-anywhere">{texts.hint(client.name)}</p>
      <Button variant="secondary" icon={Star} onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      {isOpen && <ReviewSheet client={client} url={reviewUrl} onClose={() => setOpen(false)} />}
    </div>
  );
}
