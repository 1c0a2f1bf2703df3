/** A record's sort key in a list by date: its date, then its id. */
export interface Place {
  date: string;
  id: number;
}

/** Calendar dates, inclusive; left out, the range is open on that side. */
export interface DatedRange {
  from?: string | undefined;
  to?: string | undefined;
}

export const isAfter = (a: Place, b: Place): boolean => a.date > b.date || (a.date === b.date && a.id > b.id);

/** Newest first. */
export const byPlace = (a: Place, b: Place): number => (isAfter(a, b) ? -1 : 1);
