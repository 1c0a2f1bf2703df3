import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { extrasOf } from '../figures.ts';
import { useKept } from '../use-kept.ts';

/** The indexes of the ticked extras, for this version only; once answered, those of the answer. */
export const useChosen = (quote: GuestQuote): [number[], (chosen: number[]) => void] => {
  const [kept, keep] = useKept<Record<string, number[]>>('chosen', {});
  const choose = (chosen: number[]) => keep({ [quote.hash]: chosen });
  if (quote.answered) return [quote.answered.chosen, choose];
  const extras = extrasOf(quote);
  return [(kept[quote.hash] ?? []).filter((at) => extras.includes(at)), choose];
};
