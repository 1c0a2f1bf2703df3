/** Finds a tax rate in a text, in per cent, or null: "VAT @ 20.00%" → 20. Rates above 30 are something else. */
export function rateIn(text: string): number | null {
  const match = /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,3}))?\s?(?:%|o\/o|0\/0)/.exec(
    text.replace(/[Oo](?=[\d.,]*%)/g, '0'),
  );
  if (!match) return null;
  const rate = Number(`${match[1]}.${match[2] ?? '0'}`);
  return rate <= 30 ? rate : null;
}

/** Rates of British VAT: standard, reduced and zero today; 17.5 and 15 until 2011; 12.5 for hospitality in 2021–22. */
const UK_RATES = [20, 5, 0, 17.5, 15, 12.5];

export function isUkRate(rate: number): boolean {
  return UK_RATES.includes(rate);
}
