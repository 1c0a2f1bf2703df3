import type * as z from 'zod/mini';
import { addDays, formatDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { formatPounds } from '#shared/money.ts';
import { quoteInput } from '#shared/quotes/contract.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { defaultValidDays } from '#shared/quotes/status.ts';
import type { Business } from '#shared/settings/shown.ts';
import { sumsNow } from '../../../forms/lines/line-sum.ts';
import type { LineValues } from '../../../forms/lines/line-values.ts';
import type { PartyNames } from '../../../forms/party/use-names.ts';
import { formTexts } from '../texts.ts';

export const shape = quoteInput;
export type Values = z.input<typeof shape>;

interface Beginning {
  clientId: number | null;
  job: Job | undefined;
  /** The settings' defaults for new quotes. */
  usual: Pick<Business, 'quoteValidDays' | 'quoteTerms'>;
}

/** A new quote: validity and terms from the settings, the rest from its job. */
export const newQuote = ({ clientId, job, usual }: Beginning): Partial<Values> => ({
  ...(clientId !== null && { clientId }),
  jobId: job?.id ?? null,
  title: '',
  lines: [],
  pricesInclude: 'net',
  validUntil: addDays(today(), usual.quoteValidDays ?? defaultValidDays),
  deposit: null,
  message: '',
  terms: usual.quoteTerms ?? '',
  priceKind: 'quote',
  contract: 'work',
  followUps: false,
  reverseCharge: null,
});

/** A saved quote in the form's shape. */
export const valuesOf = (quote: Quote): Values => ({
  clientId: quote.clientId,
  jobId: quote.jobId,
  title: quote.title,
  lines: (quote.lines ?? []) as LineValues[],
  pricesInclude: quote.pricesInclude ?? 'net',
  discount: quote.discount,
  taxPoint: quote.taxPoint,
  validUntil: quote.working.validUntil,
  deposit: quote.working.deposit,
  message: quote.message ?? '',
  terms: quote.terms ?? '',
  priceKind: quote.priceKind,
  contract: quote.contract,
  followUps: quote.followUps,
  reverseCharge: quote.reverseCharge,
});

type Deposit = Exclude<Values['deposit'], '' | null | undefined>;

/** A formatted deposit: `25%`, `£300.00`. */
const depositText = ({ kind, value }: Deposit): string =>
  kind === 'percent' ? `${value}%` : formatPounds(value);

/** A field's formatted value. */
export const readable = (name: keyof Values, value: unknown, names: PartyNames): string => {
  if (name === 'clientId') return names.client(Number(value));
  if (name === 'jobId') return names.job(Number(value));
  if (name === 'lines') return formatPounds(sumsNow({ lines: value as LineValues[] }).total);
  if (name === 'deposit') return depositText(value as Deposit);
  if (name === 'priceKind') return formTexts.priceKinds[value as keyof typeof formTexts.priceKinds];
  if (name === 'contract') return formTexts.contracts[value as keyof typeof formTexts.contracts];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return name === 'validUntil' ? formatDate(value) : value;
  return JSON.stringify(value);
};
