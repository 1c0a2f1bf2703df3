// Created on first use: a page's first Intl object costs 10 ms, which a start from stored data doesn't need.
let format: Intl.DateTimeFormat | undefined;

/** Formats a date `YYYY-MM-DD` as `Sunday 22 November`. */
export const longDay = (date: string): string => {
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return format.format(Date.parse(date));
};
