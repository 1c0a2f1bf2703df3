import { lazily } from '#functions/lib/lazily.ts';
import type { OnQuotes } from '#functions/quotes/handler.ts';

const repairs = lazily(() => import('#functions/certificates/quotes/repairs.ts'));

export const above: OnQuotes = {
  goWithQuote: [async (quote) => (await repairs()).untied(quote)],
};
