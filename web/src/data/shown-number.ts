import { words } from '../words.ts';

/** An invoice's number for display; a queued one has none yet. */
export const shownNumber = ({ invoiceNumber }: { invoiceNumber: string }): string =>
  invoiceNumber || words.numberToCome;
