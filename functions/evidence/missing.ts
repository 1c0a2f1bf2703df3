import { formatDate, today } from '#shared/dates.ts';
import { standingOf } from '#shared/domain/payments/ledger.ts';
import { courtOf } from '#shared/invoices/court.ts';
import { conflict, type Issue } from '#shared/kernel/refusal.ts';
import type { Gathered } from './gathered.ts';

const letterIssue = ({ claims }: Gathered): Issue[] => {
  const letter = claims.findLast(
    ({ kind, outcome, sentAt, postedOn }) =>
      kind === 'letter_before_claim' && (sentAt ?? postedOn) && !outcome,
  );
  if (!letter?.debtor) return [{ path: 'letter', message: 'Send a letter before claim first' }];
  const { on, documentsGivenOn, noticeOn, total, debtor } = letter;
  const { from } = courtOf({ debtor, on, total, documentsGivenOn, noticeOn });
  return today() < from
    ? [
        {
          path: 'letter',
          message: `The time to answer the letter before claim runs until ${formatDate(from)}`,
        },
      ]
    : [];
};

const issuesOf = (gathered: Gathered): Issue[] => {
  const { invoice, client, firm } = gathered;
  const { balance } = standingOf(invoice);
  const claimed = gathered.claims.some(({ outcome }) => !outcome);
  const wanted: [isThere: boolean, path: string, message: string][] = [
    [!invoice.voidedAt, 'voidedAt', 'This invoice is void'],
    [balance > 0 || claimed, 'balance', 'There’s nothing to pay on this invoice'],
    [Boolean(invoice.sentAt), 'sentAt', 'Email the invoice first'],
    [Boolean(client.address), 'buyerAddress', 'Add the client’s address. A court needs it'],
    [Boolean(firm.business?.address), 'sellerAddress', 'Add your business address in Settings'],
    [!invoice.disputedOn, 'disputed', 'The invoice is disputed. End the dispute first'],
  ];
  const missing = wanted.flatMap(([isThere, path, message]) => (isThere ? [] : [{ path, message }]));
  return [...missing, ...letterIssue(gathered)];
};

/** Throws 409 naming everything that a court would require and is missing. */
export const refuseIncomplete = (gathered: Gathered): void => {
  const issues = issuesOf(gathered);
  if (issues.length === 0) return;
  const what = issues.map(({ message }) => message).join('. ');
  throw conflict(`The evidence isn’t complete yet. ${what}`, issues, 'not_lawful');
};
