const plurals: Record<string, string> = { hour: 'hours', day: 'days', visit: 'visits' };

/** A quantity with its unit in words: `2.5 hours`, `1,234.567`, `12 m²`. */
export const quantityWords = ({ quantity, unit }: { quantity: number; unit: string }): string => {
  const number = quantity.toLocaleString('en-GB');
  if (unit === 'each') return number;
  return `${number} ${quantity === 1 ? unit : (plurals[unit] ?? unit)}`;
};

/** What a price is for: `per hour`, `each`. */
export const perUnit = (unit: string): string => (unit === 'each' ? unit : `per ${unit}`);
