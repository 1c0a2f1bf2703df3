import type { QuoteVersion } from '../../quotes/shown.ts';
import { clientNamed } from '../clients/views.ts';
import type { Names } from '../invoices/shown.ts';
import { jobTitled } from '../jobs/titled.ts';
import { recordId } from '../kinds.ts';
import { shownLetters } from '../letters/shown.ts';
import { idIn, queryIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';
import { asSent, shownQuote, shownQuoteRow } from './shown.ts';

type QuoteRecord = RecordOf<'quote'>;

const namesOf = (db: Reader, { clientId, jobId }: QuoteRecord): Names => ({
  client: clientNamed(db, clientId),
  job: jobTitled(db, jobId),
});

interface Whose {
  clientId?: string;
  jobId?: string;
}

const list = (db: Reader, { clientId, jobId }: Whose) =>
  db
    .all('quote')
    .filter((quote) => clientId === undefined || quote.clientId === Number(clientId))
    .filter((quote) => jobId === undefined || quote.jobId === Number(jobId))
    .map((quote) => shownQuoteRow(quote, namesOf(db, quote)));

/** A quote with the version last sent, if it was changed since. */
const withSent = (db: Reader, quote: QuoteRecord) => {
  const { id: quoteId, version, changed } = quote;
  const sent =
    changed && version ? db.get('quoteVersion', recordId('quoteVersion', { quoteId, version })) : null;
  return sent ? asSent(quote, sent) : quote;
};

const get = (db: Reader, id: number) => {
  const quote = db.get('quote', id);
  return quote ? shownQuote(withSent(db, quote), namesOf(db, quote)) : null;
};

/** A version as a list of a quote's versions shows it. */
const shownVersion = ({
  version,
  sentAt,
  hash,
  total,
  validUntil,
}: RecordOf<'quoteVersion'>): QuoteVersion => ({ version, sentAt, hash, total, validUntil });

const letters = (db: Reader, id: number) =>
  db.get('quote', id) ? shownLetters(db.by('letter', 'quoteId', id)) : null;

const versions = (db: Reader, id: number) =>
  db.get('quote', id)
    ? db
        .by('quoteVersion', 'quoteId', id)
        .map(shownVersion)
        .sort((one, other) => other.version - one.version)
    : null;

export const quoteViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/quotes',
    needs: ['quote', 'client', 'job'],
    view: (db, input) => list(db, queryIn<Whose>(input)),
  },
  {
    route: 'GET /api/quotes/{id}',
    needs: ['quote', 'quoteVersion', 'client', 'job'],
    view: (db, input) => get(db, idIn(input)),
  },
  {
    route: 'GET /api/quotes/{id}/letters',
    needs: ['quote', 'letter'],
    view: (db, input) => letters(db, idIn(input)),
  },
  {
    route: 'GET /api/quotes/{id}/versions',
    needs: ['quote', 'quoteVersion'],
    view: (db, input) => versions(db, idIn(input)),
  },
];
