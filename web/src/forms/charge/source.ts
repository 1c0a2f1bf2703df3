import type { UseQueryResult } from '@tanstack/react-query';
import type { chargeFor } from '#shared/charging/charge.ts';
import { workOf } from '#shared/charging/work.ts';
import { today } from '#shared/dates.ts';
import type { Draft, DraftInput } from '#shared/invoices/drafts.ts';
import type { Job } from '#shared/jobs/contract.ts';
import type { LineInput } from '#shared/lines/line.ts';
import { nextStep } from '#shared/thread/next-step.ts';
import type { Thread } from '#shared/thread/thread.ts';
import type { VatCode } from '#shared/uk/vat.ts';

/** What was agreed with the customer before, wherever it is kept. */
export interface Agreed {
  lines: readonly LineInput[];
  terms: Pick<Draft, 'pricesInclude' | 'discount' | 'taxPoint' | 'reverseCharge'>;
  /** True if only the server knows the total, as of one with a deposit. */
  needsConnection: boolean;
  /** Drafts its invoice. */
  draft: () => Promise<Pick<Draft, 'id' | 'clientId' | 'updatedAt' | 'lines'>>;
}

/** What an invoice is built from: an existing draft, what was agreed, or the job alone. */
export type Source = { draft: Draft } | { agreed: Agreed } | { job: Job };

/** Where an invoice may begin; no `source` while there is none, or its queries are loading. */
export interface Beginning {
  source: Exclude<Source, { job: Job }> | undefined;
  queries: readonly UseQueryResult[];
}

/** True if an invoice is the next step of a job once its work is done. */
export const isToCharge = (thread: Thread): boolean => {
  const job = thread.job && { ...thread.job, status: 'completed' as const };
  const step = nextStep({ ...thread, job }, today());
  return step !== null && step !== 'wait' && (step.act === 'create_invoice' || step.act === 'open_draft');
};

/** The lines agreed with the customer, or already drafted. */
export const agreedIn = (source: Source): readonly LineInput[] | null => {
  if ('draft' in source) return (source.draft.lines ?? null) as LineInput[] | null;
  return 'agreed' in source ? source.agreed.lines : null;
};

type Terms = Pick<DraftInput, 'pricesInclude' | 'discount' | 'taxPoint' | 'reverseCharge'>;

/** What determines the totals besides the lines. */
export const termsIn = (source: Source): Terms => {
  if ('job' in source) return { pricesInclude: 'net', reverseCharge: source.job.reverseCharge };
  const { pricesInclude, discount, taxPoint, reverseCharge } =
    'draft' in source ? source.draft : source.agreed.terms;
  return { pricesInclude: pricesInclude ?? 'net', discount, taxPoint, reverseCharge } as Terms;
};

type Charge = ReturnType<typeof chargeFor>;

interface Chosen {
  /** The chosen lines of `besides`. */
  added: readonly number[];
  /** In pounds, if nothing else determines the charge. */
  amount: number | null;
  vat: VatCode;
}

/** A single price without VAT needs no lines: the invoice is for one amount. */
const isPlain = ({ kind, quantity, source }: LineInput): boolean =>
  kind === 'labour' && quantity === 1 && source === undefined;

/** The invoice as it would be sent; null while we don't know what to charge. */
export const documentOf = (source: Source, charge: Charge, job: Job, chosen: Chosen): DraftInput | null => {
  const { added, amount, vat } = chosen;
  const about = { clientId: job.clientId, ...workOf(job) };
  if ('draft' in source && !source.draft.lines)
    return source.draft.amount ? { ...about, amount: source.draft.amount } : null;
  const besides = charge.besides.filter((_, at) => added.includes(at));
  const price = { kind: 'labour', description: job.title, quantity: 1, unit: 'each', vat } as const;
  const typed = charge.lines.length === 0 && amount ? [{ ...price, unitPrice: amount }] : [];
  const lines = [...charge.lines, ...besides, ...typed] as DraftInput['lines'] & LineInput[];
  const [only] = lines;
  if (!only) return null;
  if ('job' in source && vat === 'o' && lines.length === 1 && isPlain(only))
    return { ...about, amount: only.unitPrice };
  return { ...about, ...termsIn(source), lines };
};
