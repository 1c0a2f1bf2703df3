import type { GuestDocument, GuestQuote } from '#shared/guest/document.ts';

/** What every step of a quote's page is given. */
export interface StepProps {
  quote: GuestQuote;
  token: string;
  /** The places of the extras that are ticked. */
  chosen: readonly number[];
  /** Shows what a step has led to. */
  onDone: (document: GuestDocument) => void;
  onBack: () => void;
  /** Opens the quote again, where it is no longer what is shown. */
  reopen: () => Promise<void>;
}
