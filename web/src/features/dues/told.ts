import { addDays, londonDate, today } from '#shared/dates.ts';
import type { Due } from '#shared/dues/contract.ts';

/** For so long what a client said to be done can be taken back in the register. */
const toldDays = 30;

/** Whether its client said of late that it has been done. */
export const isToldDone = ({ toldAt, outcome }: Due): boolean =>
  outcome !== null && toldAt !== null && londonDate(toldAt) >= addDays(today(), -toldDays);
