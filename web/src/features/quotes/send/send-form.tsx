import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { addressOf } from '#shared/call.ts';
import type { Client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import type { Finding, Issuing } from '#shared/invoices/issuing.ts';
import { refusalsOf } from '#shared/invoices/lawful.ts';
import { hiddenVat } from '#shared/invoices/own-words.ts';
import type { Line } from '#shared/lines/line.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { depositPence } from '#shared/quotes/deposit-pence.ts';
import { followUpWords, type QuoteLetter, quoteFacts, quoteWords } from '#shared/quotes/letter.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Notice } from '../../../components/notice.tsx';
import { toast } from '../../../components/toast.ts';
import { Warnings } from '../../../components/warnings.tsx';
import { clientQuery } from '../../../data/clients.ts';
import { useWorkAt } from '../../../data/sites.ts';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { Findings } from '../../../forms/paper/findings.tsx';
import { useLink } from '../../../forms/quotes/use-link.ts';
import { ApiError, explain, type Issue } from '../../../store/api-error.ts';
import { wasKept } from '../../../store/waiting.ts';
import { texts } from '../texts.ts';

/** The server's message if it has one, because it says what to do. */
const failure = (error: Error): string =>
  error instanceof ApiError && error.reason ? error.reason : explain(texts.sendFailed, error);

/** What prevents sending the quote; issues with the email's fields are shown beside them. */
const findingsIn = (error: unknown): readonly Issue[] =>
  error instanceof ApiError && error.status === 409 ? error.issues : [];

/** Emails a quote. `findings` is what prevents it, each with where to correct it. */
const useSend = ({ id }: Quote) => {
  const { mutateAsync, error } = useCall(quotesRoutes.send, {
    failure,
  });
  const send = async (body: QuoteLetter): Promise<void> => {
    const reply = await mutateAsync({ params: { id }, body });
    if (!wasKept(reply)) toast(texts.sent(body.to));
  };
  return { send, findings: findingsIn(error) };
};

interface Found {
  findings: readonly Finding[];
  warnings: readonly string[];
}

/**
 * Why the server would refuse to send this quote, as far as this device knows, and what to check: shown before anybody writes an
 * email.
 */
const useMissing = (quote: Quote, client: Client): Found => {
  const { business, firstName, lastName } = useSignedInUser();
  const { lines, pricesInclude, discount, taxPoint, reverseCharge, title, message, terms } = quote;
  if (!lines) return { findings: [], warnings: [] };
  const issuing: Issuing = {
    seller: { business, ownName: ownNameOf({ firstName, lastName }) },
    client,
    document: {
      ...{ title, message, terms },
      lines: lines as Line[],
      pricesInclude: pricesInclude ?? 'net',
      ...{ discount, taxPoint, reverseCharge },
    },
    day: today(),
  };
  return {
    findings: refusalsOf(issuing),
    warnings: hiddenVat(issuing).map((each) => each.message),
  };
};

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
