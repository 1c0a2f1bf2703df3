import { textLimits } from '#shared/limits.ts';
import { lineLimits } from '#shared/lines/limits.ts';
import { type QuoteToBring, quoteRow } from '#shared/quotes/importing.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { VatCode } from '#shared/uk/vat.ts';
import { call } from '../../../api/call.ts';
import type { Column } from '../../../forms/csv/columns.ts';
import { numberIn } from '../../../forms/csv/read-number.ts';
import { clientColumns } from '../moving/client-columns.ts';
import { nextNumber, numberStandings } from '../moving/numbers.ts';
import { withClients } from '../moving/send.ts';
import type { Cells, MovingTarget, Passed } from '../moving/target.ts';
import { movingTexts as texts } from '../moving/texts.ts';

/** The headings of Jobber, QuickBooks and ServiceM8 for quotes (docs/import-headings.md), and common others. */
const columns: readonly Column[] = [
  {
    key: 'number',
    label: 'Number',
    required: true,
    names: [
      ...['Quote number', 'Quote #', 'Quote no', 'Estimate number', 'Estimate no', 'Estimate #'],
      ...['Num', 'No', 'Job number', 'Job #', 'Job no'],
    ],
  },
  ...clientColumns(['Name']),
  {
    key: 'title',
    label: 'Title',
    names: [
      'Quote title',
      'Job title',
      'Subject',
      'Description',
      'Job description',
      'Memo',
      'Memo/Description',
      'Summary',
    ],
  },
  { key: 'items', label: 'Line items', names: ['Items', 'Products and services', 'Line item'] },
  {
    key: 'total',
    label: 'Total with VAT',
    required: true,
    names: ['Total', 'Quote total', 'Amount', 'Total amount', 'Total inc VAT'],
  },
  {
    key: 'validUntil',
    label: 'Valid until',
    names: ['Expiry date', 'Expiration date', 'Expires', 'Valid to', 'Expiry'],
  },
  { key: 'status', label: 'Status', names: ['Quote status', 'State'] },
  { key: 'type', label: 'Kind of record', names: ['Type', 'Transaction type'] },
  { key: 'message', label: 'Message', names: ['Client message', 'Notes', 'Introduction'] },
];

/** The meaning of other programs' statuses; any other is a quote awaiting its answer. */
const states: readonly [RegExp, 'agreed' | 'over'][] = [
  [/accept|approv(?!al)|won|convert|invoiced|work order|complete|in progress|scheduled/i, 'agreed'],
  [/declin|reject|lost|archiv|cancel|delet|void|unsuccessful|expired/i, 'over'],
];

const read =
  (vat: VatCode) =>
  ({ cell, each, day, apart }: Cells): Record<string, unknown> | Passed => {
    const kind = cell('type');
    if (kind && !/quote|estimate/i.test(kind)) return { passed: texts.otherKind(kind) };
    if (apart) return { apart };
    const state = states.find(([pattern]) => pattern.test(cell('status')))?.[1];
    if (state === 'agreed') return { passed: texts.agreed };
    if (state === 'over') return { passed: texts.over(cell('status')) };
    const said = [...new Set(each('title'))].filter(Boolean).join('\n');
    const title = (said.split('\n')[0] || texts.quoteTitle(cell('number'))).slice(0, textLimits.name);
    const unitPrice = numberIn(cell('total'));
    const items = [...new Set(each('items'))].filter(Boolean);
    const description = [said || title, ...items].join('\n').slice(0, lineLimits.description);
    const line = { kind: 'other', description, quantity: 1, unit: 'each', unitPrice, vat };
    return {
      ...{ number: cell('number'), title, lines: [line], pricesInclude: 'gross' },
      validUntil: day('validUntil') || null,
      message: cell('message') || null,
    };
  };

interface Known {
  number: string;
  clientId: number;
  total: number;
}

/** Quotes from another program as drafts with one line each. `usual` is that line's VAT code. */
export const quotesTarget = (existing: readonly Known[], usual: VatCode): MovingTarget<QuoteToBring> => ({
  name: 'quotes',
  title: 'Import quotes',
  noun: 'quotes',
  unit: ['quote', 'quotes'],
  columns,
  shape: quoteRow,
  days: ['validUntil'],
  groupedBy: 'number',
  agreeing: ['client', 'total', 'validUntil', 'status'],
  read: read(usual),
  nameIn: ({ cell }) => [cell('number'), cell('client')].filter(Boolean).join(' · '),
  standings: () =>
    numberStandings(
      existing.map(({ number, clientId, total }) => ({ number, clientId, amount: total })),
      ({ number, lines }) => ({ number, amount: lines[0]?.unitPrice ?? 0 }),
    ),
  renumbered: (fields) => ({ ...fields, number: nextNumber(fields.number) }),
  send: withClients((rows) => call(quotesRoutes.import, { body: { rows } })),
});
