import { toPence, toPounds } from '../../money.ts';
import type { RecordsQuery } from '../../tax/records.ts';
import type { VatQuery } from '../../tax/vat.ts';
import { queryIn, type Reader, type View, type ViewEntry } from '../reader.ts';
import { sharesOfInvoice } from '../taxed/sales.ts';
import { sharesOfReceipt } from '../taxed/spending.ts';
import { badDebtsOf, flatBadDebts } from './bad-debt-claims.ts';
import { firstPaymentIn, monthsIn } from './cis/months.ts';
import { cisYearOf, daysOfYear } from './cis/year.ts';
import { daysIn } from './days.ts';
import { type MtdTerms, mtdDays, mtdOf } from './mtd.ts';
import { onHandOf } from './on-hand.ts';
import { quotesAhead } from './quotes.ts';
import { taxRecords } from './records.ts';
import { type Ahead, registrationDays, registrationOn } from './registration.ts';
import { movedDays, transitionsIn } from './transition.ts';
import { withLimitedCost } from './vat/limited-cost.ts';
import { vatReturn } from './vat/return.ts';
import { hasLimits, limitYear, withLimits } from './vat/scheme-limits.ts';

/** The tax settings as entered. */
const termsIn = (db: Reader): MtdTerms | undefined => {
  const settings = db.get('settings', 'all');
  return settings && { business: settings.business, settings: settings.tax };
};

/** Creates a view that depends on the tax settings. */
const byTerms =
  <Query extends object>(view: (db: Reader, terms: MtdTerms, query: Query, today: string) => unknown): View =>
  (db, input, { today }) => {
    const terms = termsIn(db);
    return terms && view(db, terms, queryIn<Query>(input) as Query, today);
  };

const vat = byTerms<VatQuery>((db, terms, { from, to }, today) => {
  const transitions = transitionsIn(terms, { from, to });
  const isMoving = transitions.length > 0;
  const shares = isMoving
    ? [...db.all('invoice').map(sharesOfInvoice), ...db.all('receipt').map(sharesOfReceipt)]
    : [];
  const moved = shares.flatMap((each) => movedDays(each, transitions, { from, to }));
  const shown = vatReturn(terms, [...daysIn(db, from, to), ...moved], { from, to });
  if (!hasLimits(terms, shown)) return shown;
  const year = limitYear(shown);
  const debts = flatBadDebts(db.all('invoice'), terms, today);
  return withLimits(shown, terms, { year: daysIn(db, year.from, year.to), debts });
});

/** The work that may bring turnover. */
const aheads: readonly ((db: Reader, day: string) => Ahead)[] = [
  (db, day) => quotesAhead(db.all('quote'), day),
];

const registration = byTerms<{ expected?: string }>((db, terms, { expected = 0 }, today) => {
  const { from, to } = registrationDays(today);
  const ahead = aheads.map((of) => of(db, today));
  return registrationOn(today, { terms, days: daysIn(db, from, to), ahead, expected: Number(expected) });
});

const mtd = byTerms<{ taxYear: string }>((db, terms, { taxYear }) => {
  const days = mtdDays(taxYear, terms);
  return mtdOf(terms, days ? daysIn(db, days.from, days.to) : [], taxYear);
});

const cis: View = (db, input, { today }) => {
  const { taxYear = '' } = queryIn<{ taxYear: string }>(input);
  const year = daysOfYear(taxYear);
  const first = firstPaymentIn(year);
  const payments = db
    .all('payment')
    .filter(({ id, method }) => method === 'cis' && id >= first)
    .toReversed();
  const ids = [...new Set(payments.map(({ invoiceId }) => invoiceId))];
  const invoices = ids.flatMap((id) => db.get('invoice', id) ?? []);
  const statements = db
    .all('cisStatement')
    .filter(({ monthEnd }) => monthEnd >= year.from && monthEnd <= year.to)
    .map((statement) => ({ ...statement, fileUrl: null }))
    .sort((one, other) =>
      one.monthEnd === other.monthEnd
        ? one.clientId - other.clientId
        : one.monthEnd < other.monthEnd
          ? -1
          : 1,
    );
  const nameOf = (id: number): string | undefined => db.get('client', id)?.name;
  return cisYearOf(taxYear, today, { recorded: monthsIn(year, payments, invoices), statements, nameOf });
};

export const taxViews: readonly ViewEntry[] = [
  // Its boxes come from the days; records are read only where cash accounting was joined or left, and for bad debts under the flat rate.
  { route: 'GET /api/tax/vat', needs: ['figures.taxDay', 'settings', 'invoice', 'receipt'], view: vat },
  {
    route: 'GET /api/tax/registration',
    needs: ['figures.taxDay', 'quote', 'settings'],
    view: registration,
  },
  { route: 'GET /api/tax/mtd', needs: ['figures.taxDay', 'settings'], view: mtd },
  { route: 'GET /api/tax/cis', needs: ['payment', 'invoice', 'cisStatement', 'client'], view: cis },
  {
    route: 'GET /api/tax/records',
    needs: ['invoice', 'receipt', 'settings', 'figures.taxDay'],
    view: byTerms<RecordsQuery>((db, terms, query) =>
      taxRecords(db, query, withLimitedCost(terms, daysIn(db, query.from, query.to), query)),
    ),
  },
  {
    route: 'GET /api/filing/vat/bad-debts',
    needs: ['invoice', 'settings'],
    view: byTerms((db, terms, _, today) => {
      const invoices = badDebtsOf(db.all('invoice'), terms, today);
      return { invoices, vat: toPounds(invoices.reduce((sum, { vat }) => sum + toPence(vat), 0)) };
    }),
  },
  {
    route: 'GET /api/filing/vat/on-hand',
    needs: ['receipt', 'settings'],
    view: byTerms((db, terms) => onHandOf(db.all('receipt'), terms)),
  },
  {
    route: 'GET /api/settings/tax',
    needs: ['settings'],
    view: (db) => db.get('settings', 'all')?.tax,
  },
];
