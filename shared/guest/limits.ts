/** What one link may be asked for in a day (London's). */
export const perLinkAndDay = { opens: 200, answers: 20, pdfs: 20, pays: 40 } as const;

/** How long links last, in days: a quote's after its last day, any other after it was made. */
export const linkDays = {
  quote: 90,
  invoice: 400,
  statement: 400,
  calendar: 3650,
  client: 400,
  due: 400,
} as const;
