import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { addressOf } from '#shared/call.ts';
import type { Client } from '#shared/clients/client.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { depositPence } from '#shared/quotes/deposit-pence.ts';
import { followUpWords, quoteFacts, quoteWords } from '#shared/quotes/letter.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { read } from '../../../api/read.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Notice } from '../../../components/notice.tsx';
import { Warnings } from '../../../components/warnings.tsx';
import { clientQuery } from '../../../data/clients.ts';
import { useWorkAt } from '../../../data/sites.ts';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { Findings } from '../../../forms/paper/findings.tsx';
import { useLink } from '../../../forms/quotes/use-link.ts';
import { texts } from '../texts.ts';
import { useMissing } from './use-missing.ts';
import { useSend } from './use-send.ts';

interface Props {
  quote: Quote;
  /** It was sent and had no answer. */
  again?: boolean;
  onClose: () => void;
}

/** The email with a quote, once the customer's address is loaded. */
export function SendForm({ quote, ...rest }: Props) {
  const { data: client } = useQuery(clientQuery(quote.clientId));
  return client ? <Letter quote={quote} client={client} {...rest} /> : null;
}

/** The deposit due on acceptance, in pounds. */
const depositOf = ({ deposit, sums, total }: Quote): number =>
  toPounds(depositPence(toPence(sums?.total ?? total), deposit));

const pdfQuery = ({ id, updatedAt, version }: Quote) => {
  const { queryKey, queryFn } = read(quotesRoutes.pdf, { params: { id } });
  return { queryKey: [...queryKey, updatedAt, version], queryFn: queryFn as () => Promise<Blob> };
};

function Letter({ quote, client, again = false, onClose }: Props & { client: Client }) {
  const user = useSignedInUser();
  const ways = useLink(quote, (url) => texts.textBody(quote.title, url));
  const { send, findings: refused } = useSend(quote);
  const missing = useMissing(quote, client);
  const findings = refused.length > 0 ? refused : missing.findings;
  const { id, number, sums } = quote;
  const workAt = useWorkAt(quote.jobId);
  const total = sums?.total ?? quote.total;
  const names = { clientName: client.name, businessName: businessName(user) };
  const told = { ...quote, ...names, total };
  return (
    <LetterSheet
      title={again ? texts.remindTitle(number) : texts.sendTitle(number)}
      {...(again && { action: texts.remindAction(client.name) })}
      client={client}
      first={again ? followUpWords(told) : quoteWords(told)}
      facts={quoteFacts({ ...told, workAt, deposit: depositOf(quote) })}
      paper={{
        name: `${number}.pdf`,
        href: addressOf(quotesRoutes.pdf, { params: { id } }),
        query: pdfQuery(quote),
      }}
      ways={ways}
      hasLink
      asksForMoney={quote.deposit !== null}
      send={send}
      above={
        findings.length > 0 ? (
          <Notice tone="warning" icon={TriangleAlert} title={texts.cannotSend} role="alert">
            <Findings findings={findings} clientId={quote.clientId} />
          </Notice>
        ) : (
          missing.warnings.length > 0 && <Warnings sentences={missing.warnings} />
        )
      }
      onClose={onClose}
    />
  );
}
