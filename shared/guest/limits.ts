/** The daily limits of one link (London days). */
export const perLinkAndDay = { opens: 200, answers: 20, pdfs: 20, pays: 40 } as const;

/** How many days links stay valid: a quote's after its last day, others after creation. */
export const linkDays = {
  quote: 90,
  invoice: 400,
  statement: 400,
  calendar: 3650,
  client: 400,
  due: 400,
} as const;
