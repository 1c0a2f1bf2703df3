type Item = Record<string, unknown>;

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);
const sum = (items: Item[], name: string) =>
  items.reduce((total, item) => total + Number(item[name] ?? 0), 0);

/** The counters of quotes: counted from the quotes (expected) and as stored (found). */
export const recountedQuotes = (partition: Item[]) => {
  const quotes = kind(partition, 'quote');
  const [counters = {}] = kind(partition, 'counters');
  const [clients, jobs] = [kind(partition, 'client'), kind(partition, 'job')];
  const dueDays = kind(partition, 'dueDay');
  const [months, figures] = [kind(partition, 'revenue'), kind(partition, 'jobFigures')];
  const of = (status: string) => quotes.filter((quote) => quote.status === status);
  const counted = (name: string) => Number(counters[name] ?? 0);
  const [open, accepted] = [of('sent'), of('accepted')];
  const acceptedPence = sum(accepted, 'total');
  return {
    expected: {
      open: [open.length, sum(open, 'total')],
      accepted: [accepted.length, acceptedPence],
      acceptedInMonths: [accepted.length, acceptedPence],
      agreed: sum(
        accepted.filter(({ jobId }) => jobId !== undefined),
        'total',
      ),
      declined: of('declined').length,
      onClients: quotes.length,
      onJobs: quotes.filter(({ jobId }) => jobId !== undefined).length,
      numbers: quotes.length,
      working: quotes.length,
      versions: sum(quotes, 'version'),
    },
    found: {
      open: [sum(dueDays, 'quotesOpen'), sum(dueDays, 'quotesOpenPence')],
      accepted: [counted('quotesAccepted'), counted('quotesAcceptedPence')],
      acceptedInMonths: [sum(months, 'quotesAccepted'), sum(months, 'quotesAcceptedPence')],
      agreed: sum(figures, 'agreedPence'),
      declined: counted('quotesDeclined'),
      onClients: sum(clients, 'quoteCount'),
      onJobs: sum(jobs, 'quoteCount'),
      numbers: kind(partition, 'quoteNumber').length,
      working: kind(partition, 'quoteLines').length,
      versions: kind(partition, 'quoteVersion').length,
    },
  };
};
