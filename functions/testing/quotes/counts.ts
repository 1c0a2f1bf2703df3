/** What is counted of quotes, by the entity that holds the count. */
export const quoteCounts = {
  counters: ['quotesAccepted', 'quotesAcceptedPence', 'quotesDeclined'],
  revenue: ['quotesAccepted', 'quotesAcceptedPence'],
  dueDay: ['quotesOpen', 'quotesOpenPence'],
  client: ['quoteCount'],
  job: ['quoteCount'],
  jobFigures: ['agreedPence'],
};
