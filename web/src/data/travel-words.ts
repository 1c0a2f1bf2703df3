/** The time left to travel to a visit. */
export const travelWords = (minutes: number): string =>
  minutes > 0 ? `${minutes} min to travel` : 'No time to travel';
