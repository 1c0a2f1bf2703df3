import type { GuestDocument } from '#shared/guest/document.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';

/** The props of every step. */
export interface StepProps {
  quote: GuestQuote;
  token: string;
  /** The indexes of the ticked extras. */
  chosen: readonly number[];
  /** Shows the result of a step. */
  onDone: (document: GuestDocument) => void;
  onBack: () => void;
  /** Reloads the quote if what is shown is out of date. */
  reopen: () => Promise<void>;
}
