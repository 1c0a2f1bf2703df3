import type { RecordsQuery, TaxFigure } from '#shared/tax/records.ts';

/** A figure whose records are displayed. */
export interface Behind {
  name: string;
  figure: TaxFigure;
  category?: RecordsQuery['category'];
  from: string;
  to: string;
  /** What decides which records count, if it isn't their date. */
  rule?: string | undefined;
}

export type ShowBehind = (behind: Behind) => void;
