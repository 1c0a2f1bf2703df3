import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#shared/call.ts';
import type { Client } from '#shared/clients/client.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { Statement } from '#shared/invoices/statement.ts';
import { statementFacts, statementLetter } from '#shared/invoices/statement-letter.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { ApiError, explain } from '../../../store/api-error.ts';
import { statementTexts as texts } from './texts.ts';
import { useStatementWays } from './use-ways.ts';

interface Props {
  client: Client;
  onClose: () => void;
}

/** The email with a client's statement, once its content is loaded. */
export default function SendStatement(props: Props) {
  const params = { id: props.client.id };
  const { data } = useQuery({ ...read(invoicesRoutes.statement, { params }), staleTime: 0 });
  return data ? <Letter {...props} statement={data} /> : null;
}

/** The server's message if it has one, because it says what to do. */
const failure = (error: Error): string =>
  error instanceof ApiError && error.reason ? error.reason : explain(texts.sendFailed, error);

const pdfQuery = (id: number, { asOf, owed }: Statement) => {
  const { queryKey, queryFn } = read(invoicesRoutes.statementPdf, { params: { id } });
  return { queryKey: [...queryKey, asOf, owed], queryFn: queryFn as () => Promise<Blob> };
};

function Letter({ client, statement, onClose }: Props & { statement: Statement }) {
  const user = useSignedInUser();
  const params = { id: client.id };
  const { mutateAsync } = useCall(invoicesRoutes.sendStatement, {
    failure,
    success: ({ to }) => texts.sentTo(to),
  });
  return (
    <LetterSheet
      title={texts.title(client.name)}
      client={client}
      first={statementLetter(statement, { clientName: client.name, businessName: businessName(user) })}
      facts={statementFacts(statement)}
      paper={{
        name: `Statement ${statement.asOf}.pdf`,
        href: addressOf(invoicesRoutes.statementPdf, { params }),
        query: pdfQuery(client.id, statement),
      }}
      ways={useStatementWays(client.id, client.phone)}
      hasLink
      asksForMoney={statement.owed > 0}
      send={async (body) => void (await mutateAsync({ params, body }))}
      onClose={onClose}
    />
  );
}
