// Made at first use: the first Intl object of a page costs it 10 ms, which a start with a picture does not pay.
let format: Intl.DateTimeFormat | undefined;

/** `Sunday 22 November` of a date `YYYY-MM-DD`. */
export const longDay = (date: string): string => {
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return format.format(Date.parse(date));
};
