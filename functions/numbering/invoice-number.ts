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
 * The series of a firm's invoices and how they are numbered: consecutively for good once there is a VAT number (VAT Regulations 1995
 * reg. 14(1)(a)). `known` is the series where it was read with something else.
 */
export const invoiceSeries = async (
  { firmId, business }: Pick<StoredFirm, 'firmId' | 'business'>,
  known?: KeptSeries,
): Promise<KeptSeries & { mode: Numbering }> => {
  const series = known ?? (await readSeries(firmId, 'invoice'));
  return { ...series, mode: business?.vatNumber ? 'consecutive' : (series.mode ?? 'suggested') };
};

/** What a number is drawn after. */
export interface Before {
  /** The series as it was read before the first try; whoever comes again reads it anew. */
  known?: KeptSeries | undefined;
  /** Who was there first. */
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
 * The number of a new invoice. A given one stays as it is unless it is the next of the series, which is then drawn; one
 * that lies ahead is refused (409). Without one the series gives it; where there is none to draw from, 400.
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
  // Of a series that was left nothing is drawn: it is gone back to in the settings first.
  if (place > own.next || own !== series) throw ahead(given, own);
  const { number, writes } = await draw(series);
  return { number, writes };
};

/** The number that a draft gets when it is issued: the next of the series, or one like the form suggests. */
export const numberForDraft = async (firm: StoredFirm, before: Before): Promise<Drawn> => {
  const { again } = before;
  const series = await seriesBefore(firm, before);
  if (series.mode === 'consecutive') return draw(series, again);
  // The suggestion is made of the time; who met somebody else's takes one of a moment that nobody else has.
  const moment = again ? Date.now() + Math.floor(Math.random() * 1_000_000) : Date.now();
  return { ...asGiven(suggestedNumber(moment)), taken: () => new NumberMet() };
};

/** The consecutive series that a number has or would have its place in: the one that stands, or one that was left for another prefix. */
const seriesOf = async (current: KeptSeries & { mode: Numbering }, number: string) => {
  const left = await leftSeries(current.firmId, current.series);
  return [...(current.mode === 'consecutive' ? [current] : []), ...left].find(
    ({ prefix }) => placeIn(prefix, number) !== null,
  );
};

/** Whether a number has its place in one of the firm's consecutive series, so that without it there would be a gap. */
export const isInSeries = async (firm: StoredFirm, invoiceNumber: string): Promise<boolean> => {
  const series = await seriesOf(await invoiceSeries(firm), invoiceNumber);
  return series !== undefined && (placeIn(series.prefix, invoiceNumber) ?? series.next) < series.next;
};

/**
 * Throws 409 for a change that would take a number out of a series, which leaves a gap, or put one in ahead of it.
 * `wanted`: undefined where it stays.
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
