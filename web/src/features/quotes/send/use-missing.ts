import type { Client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import type { Finding, Issuing } from '#shared/invoices/issuing.ts';
import { refusalsOf } from '#shared/invoices/lawful.ts';
import { hiddenVat } from '#shared/invoices/own-words.ts';
import type { Line } from '#shared/lines/line.ts';
import { ownNameOf } from '#shared/own-name.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { useSignedInUser } from '../../../api/user.ts';

interface Found {
  findings: readonly Finding[];
  warnings: readonly string[];
}

/**
 * Why the server would refuse to send this quote, as far as this device knows, and what to check: shown before anybody writes an
 * email.
 */
export const useMissing = (quote: Quote, client: Client): Found => {
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
