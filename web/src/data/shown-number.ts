import { words } from '../words.ts';

/** An invoice's number as it is shown; one that waits here has none yet. */
export const shownNumber = ({ invoiceNumber }: { invoiceNumber: string }): string =>
  invoiceNumber || words.numberToCome;
