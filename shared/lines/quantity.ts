const plurals: Record<string, string> = { hour: 'hours', day: 'days', visit: 'visits' };

/** A quantity with its unit as customers read it: `2.5 hours`, `3`, `12 m²`. */
export const quantityWords = ({ quantity, unit }: { quantity: number; unit: string }): string => {
  if (unit === 'each') return String(quantity);
  return `${quantity} ${quantity === 1 ? unit : (plurals[unit] ?? unit)}`;
};
