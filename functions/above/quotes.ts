import { lazily } from '#functions/lib/lazily.ts';
import type { OnQuotes } from '#functions/quotes/handler.ts';

const repairs = lazily(() => import('#functions/certificates/remedial.ts'));

export const above: OnQuotes = {
  goWithQuote: [async (quote) => (await repairs()).untied(quote)],
};
