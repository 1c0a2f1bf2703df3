import type { StoredFirm } from '#functions/firms/entity.ts';
import type { StoredClient } from '#functions/invoices/issue/document.ts';
import { conflict } from '#functions/lib/errors.ts';
import { today } from '#shared/dates.ts';
import type { Finding } from '#shared/invoices/issuing.ts';
import { refusalsOf } from '#shared/invoices/lawful.ts';
import type { WholeQuote } from '../read.ts';

const hasPassed = ({ working }: WholeQuote): Finding[] =>
  working.validUntil < today()
    ? [{ path: 'validUntil', message: 'This date has passed. Choose a later one' }]
    : [];

/**
 * Throws 409 naming everything that accepting it would be refused for, so that no customer gets stuck: what the law wants on
 * its invoices (VAT Regulations 1995 reg. 14), and a last day that is still to come.
 */
export const refuseUnsendable = (firm: StoredFirm, client: StoredClient, quote: WholeQuote): void => {
  const ownName = [firm.firstName, firm.lastName].filter(Boolean).join(' ');
  const seller = { business: firm.business ?? {}, ownName };
  const document = { ...quote.working, title: quote.title };
  const findings = [...hasPassed(quote), ...refusalsOf({ seller, client, document, day: today() })];
  if (findings.length > 0) throw conflict('Something is missing from this quote', findings, 'not_lawful');
};
