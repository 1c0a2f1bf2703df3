import type { Hours } from '#shared/calendar/hours.ts';

/** Heights of the week, in px. */
export const hourHeight = 48;
export const laneHeight = 34;

export const heightOf = (minutes: number): number => (minutes * hourHeight) / 60;

/** What a page of A4 has room for below the week's days, in px. */
const pageHeight = 760;
/** The hours that a printed day has at least. */
const usual = { from: 8, to: 18 };

/** The hours that are printed, from and to, and how much smaller where they are too many for a page: empty nights are left out. */
export const printedHours = (all: readonly Hours[]): { from: number; to: number; zoom: number } => {
  const from = Math.min(usual.from, ...all.map((hours) => Math.floor(hours.from / 60)));
  const to = Math.max(usual.to, ...all.map((hours) => Math.ceil(hours.to / 60)));
  return { from, to, zoom: Math.min(1, pageHeight / ((to - from) * hourHeight)) };
};
