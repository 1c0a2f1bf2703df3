import type { Price } from '#shared/prices/contract.ts';

/** The prices whose name or code contains the text, or whose sum begins with it. */
export const found = (prices: readonly Price[], search: string): readonly Price[] => {
  const text = search.trim().toLowerCase().replace(/^£/, '');
  if (!text) return prices;
  return prices.filter(
    ({ name, code, unitPrice }) =>
      name.toLowerCase().includes(text) ||
      code?.toLowerCase().includes(text) ||
      unitPrice.toFixed(2).startsWith(text),
  );
};
