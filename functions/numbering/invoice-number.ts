import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { suggestedNumber } from '#shared/invoices/status.ts';
import { conflict, invalidField } from '#shared/kernel/refusal.ts';
import { placeIn } from '#shared/settings/numbering.ts';
import type { Numbering } from '#shared/settings/shown.ts';
import {
  type Drawn,
  draw,
  type KeptSeries,
  leftSeries,
  NumberMet,
  readSeries,
  type SeriesMoved,
} from './series.ts';

/**
 * A firm's invoice series and numbering mode: always consecutive once there is a VAT number (VAT Regulations 1995 reg. 14(1)(a)).
 * `known` is the series if already read.
 */
export const invoiceSeries = async (
  { firmId, business }: Pick<StoredFirm, 'firmId' | 'business'>,
  known?: KeptSeries,
): Promise<KeptSeries & { mode: Numbering }> => {
  const series = known ?? (await readSeries(firmId, 'invoice'));
  return { ...series, mode: business?.vatNumber ? 'consecutive' : (series.mode ?? 'suggested') };
};

/** The state before a number is drawn. */
export interface Before {
  /** The series as read before the first attempt; a retry reads it again. */
  known?: KeptSeries | undefined;
  /** Why it is retried. */
  again?: SeriesMoved | undefined;
}

const seriesBefore = (firm: StoredFirm, { known, again }: Before) =>
  invoiceSeries(firm, again ? undefined : known);

const asGiven = (number: string): Drawn => ({ number, writes: [] });

const ahead = (number: string, { prefix, next }: Pick<KeptSeries, 'prefix' | 'next'>) => {
  const message = `${number} is too far ahead. The next number is ${prefix}${next}`;
  return conflict(message, [{ path: 'invoiceNumber', message }]);
};

/**
 * The number of a new invoice. A given number is used as it is, unless it is the next in the series, which is then drawn; one
 * further ahead is refused (409). Without a given number the series provides it; 400 if there is none to draw from.
 */
export const numberFor = async (
  firm: StoredFirm,
  given: string | undefined,
  before: Before,
): Promise<Drawn> => {
  const series = await seriesBefore(firm, before);
  if (given === undefined) {
    if (series.mode === 'suggested') throw invalidField('invoiceNumber', 'Required');
    return draw(series, before.again);
  }
  const own = await seriesOf(series, given);
  const place = own ? placeIn(own.prefix, given) : null;
  if (!own || place === null || place < own.next) return asGiven(given);
  // Nothing is drawn from a replaced series: the user must first return to it in the settings.
  if (place > own.next || own !== series) throw ahead(given, own);
  const { number, writes } = await draw(series);
  return { number, writes };
};

/** The number for issuing a draft: the next in the series, or one as the form would suggest. */
export const numberForDraft = async (firm: StoredFirm, before: Before): Promise<Drawn> => {
  const { again } = before;
  const series = await seriesBefore(firm, before);
  if (series.mode === 'consecutive') return draw(series, again);
  // The suggestion is based on the time; after a collision, use a moment that nobody else has.
  const moment = again ? Date.now() + Math.floor(Math.random() * 1_000_000) : Date.now();
  return { ...asGiven(suggestedNumber(moment)), taken: () => new NumberMet() };
};

/** The consecutive series that a number belongs to: the current one, or one that was replaced by another prefix. */
const seriesOf = async (current: KeptSeries & { mode: Numbering }, number: string) => {
  const left = await leftSeries(current.firmId, current.series);
  return [...(current.mode === 'consecutive' ? [current] : []), ...left].find(
    ({ prefix }) => placeIn(prefix, number) !== null,
  );
};

/** True if a number belongs to one of the firm's consecutive series, so that removing it would leave a gap. */
export const isInSeries = async (firm: StoredFirm, invoiceNumber: string): Promise<boolean> => {
  const series = await seriesOf(await invoiceSeries(firm), invoiceNumber);
  return series !== undefined && (placeIn(series.prefix, invoiceNumber) ?? series.next) < series.next;
};

/**
 * Throws 409 for a change that would remove a number from a series, which leaves a gap, or insert one ahead of it. `wanted` is
 * undefined if it stays.
 */
export const refuseRenumbering = async (
  firm: StoredFirm,
  current: string,
  wanted: string | undefined,
): Promise<void> => {
  if (wanted === undefined || wanted === current) return;
  if (await isInSeries(firm, current)) {
    const message = `${current} can’t be renumbered. Void it and create a new one`;
    throw conflict(message, [{ path: 'invoiceNumber', message }]);
  }
  const to = await seriesOf(await invoiceSeries(firm), wanted);
  if (to && (placeIn(to.prefix, wanted) ?? 0) >= to.next) throw ahead(wanted, to);
};
