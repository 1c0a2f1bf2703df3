import { addDays } from '../dates.ts';

const defaultDueDays = 30;

/** Whoever says how long an invoice may take to be paid; others have not said it. */
interface Terms {
  paymentTermsDays?: number | null | undefined;
}

/** How many days a client has to pay: their own, else the business's, else 30. */
export const dueDays = (client: Terms | null | undefined, business: Terms | null | undefined): number =>
  client?.paymentTermsDays ?? business?.paymentTermsDays ?? defaultDueDays;

/** When an invoice of `day` is due, where nobody chose a date. */
export const dueFrom = (day: string, ...terms: Parameters<typeof dueDays>): string =>
  addDays(day, dueDays(...terms));
