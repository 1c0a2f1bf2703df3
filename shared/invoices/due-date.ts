import { addDays } from '../dates.ts';

const defaultDueDays = 30;

/** A client or business with its own payment terms, if set. */
interface Terms {
  paymentTermsDays?: number | null | undefined;
}

/** A client's payment terms in days: their own, or the business's, or 30. */
export const dueDays = (client: Terms | null | undefined, business: Terms | null | undefined): number =>
  client?.paymentTermsDays ?? business?.paymentTermsDays ?? defaultDueDays;

/** The due date of an invoice dated `day`, if none was chosen. */
export const dueFrom = (day: string, ...terms: Parameters<typeof dueDays>): string =>
  addDays(day, dueDays(...terms));
