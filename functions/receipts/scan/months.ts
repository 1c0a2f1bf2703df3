/** Month names by their first three letters, English first, then German where it differs. */
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const OTHERS: Record<string, number> = { MAI: 5, OKT: 10, DEZ: 12, MRZ: 3, N0V: 11, '0CT': 10 };

/** 1..12 for a month's name or its start, else null. */
export function monthOf(name: string): number | null {
  const start = name.toUpperCase().slice(0, 3);
  const at = MONTHS.indexOf(start);
  return at >= 0 ? at + 1 : (OTHERS[start] ?? null);
}

/** The only month that is one letter away ("O0T" → October); null for "MAP", as near to March as to May. */
export function nearestMonth(name: string): number | null {
  const start = name.toUpperCase().replace(/0/g, 'O');
  const near = MONTHS.filter((month) => [...month].filter((letter, i) => letter !== start[i]).length === 1);
  return near.length === 1 ? MONTHS.indexOf(near[0] ?? '') + 1 : null;
}
