import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { addressOf } from '#shared/call.ts';
import type { Client } from '#shared/clients/contract.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { quoteWords } from '#shared/quotes/letter.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Notice } from '../../../components/notice.tsx';
import { clientQuery } from '../../../data/clients.ts';
import { LetterForm } from '../../../forms/letter/letter-form.tsx';
import { Findings } from '../../../forms/paper/findings.tsx';
import { texts } from '../texts.ts';
import { useSend } from './use-send.ts';

interface Props {
  quote: Quote;
  onClose: () => void;
}

/** The letter that takes a quote to its customer, once the customer's address is known. */
export function SendForm({ quote, onClose }: Props) {
  const { data: client } = useQuery(clientQuery(quote.clientId));
  return client ? <Letter quote={quote} client={client} onClose={onClose} /> : null;
}

function Letter({ quote, client, onClose }: Props & { client: Client }) {
  const user = useSignedInUser();
  const { send, findings } = useSend(quote);
  const { id, number, sums } = quote;
  const total = sums?.total ?? quote.total;
  const names = { clientName: client.name, businessName: businessName(user) };
  return (
    <LetterForm
      title={texts.sendTitle(number)}
      first={{ to: client.email ?? '', ...quoteWords({ ...quote, total, ...names }) }}
      attached={{ name: `${number}.pdf`, href: addressOf(quotesRoutes.pdf, { params: { id } }) }}
      send={send}
      above={
        findings.length > 0 && (
          <Notice tone="warning" icon={TriangleAlert} title={texts.cannotSend} role="alert">
            <Findings findings={findings} clientId={quote.clientId} />
          </Notice>
        )
      }
      onClose={onClose}
    />
  );
}
