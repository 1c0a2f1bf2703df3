import type { Client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import type { Finding } from '#shared/invoices/issuing.ts';
import { refusalsOf } from '#shared/invoices/lawful.ts';
import type { Line } from '#shared/lines/line.ts';
import { ownNameOf } from '#shared/own-name.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { useSignedInUser } from '../../../api/user.ts';

/** Why the server would refuse to send this quote, as far as this device knows: shown before anybody writes an email. */
export const useMissing = (quote: Quote, client: Client): readonly Finding[] => {
  const { business, firstName, lastName } = useSignedInUser();
  const { lines, pricesInclude, discount, taxPoint, reverseCharge, title } = quote;
  if (!lines) return [];
  return refusalsOf({
    seller: { business, ownName: ownNameOf({ firstName, lastName }) },
    client,
    document: {
      title,
      lines: lines as Line[],
      pricesInclude: pricesInclude ?? 'net',
      ...{ discount, taxPoint, reverseCharge },
    },
    day: today(),
  });
};
