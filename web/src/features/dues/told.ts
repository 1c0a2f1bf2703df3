import { addDays, londonDate, today } from '#shared/dates.ts';
import type { Due } from '#shared/dues/contract.ts';

/** How many days a client's "done" can be undone in the register. */
const toldDays = 30;

/** True if its client recently said that it was done. */
export const isToldDone = ({ toldAt, outcome }: Due): boolean =>
  outcome !== null && toldAt !== null && londonDate(toldAt) >= addDays(today(), -toldDays);
