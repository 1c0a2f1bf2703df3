import { readFirm } from '#functions/firms/read.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { NumberingInput } from '#shared/settings/numbering.ts';
import type { NumberingReply } from '#shared/settings/shown.ts';
import { leftSeriesEntity, numberingEntity } from './entity.ts';
import { invoiceSeries } from './invoice-number.ts';
import { type KeptSeries, leftSeries, SeriesMoved, seriesAsRead, untilDrawn } from './series.ts';

/** A firm's invoice numbering, as the settings show it. */
export const numberingReply = async (firm: StoredFirm): Promise<NumberingReply> =>
  shown(await invoiceSeries(firm));

/** Same, for a firm that doesn't exist yet. */
export const firstNumbering: NumberingReply = { invoice: 'suggested', prefix: '', next: 1, hasBegun: false };

const shown = ({ mode, prefix, next, drawn }: Awaited<ReturnType<typeof invoiceSeries>>): NumberingReply => ({
  invoice: mode,
  prefix,
  next,
  hasBegun: Boolean(drawn),
});

const refused = (path: string, message: string) => conflict(message, [{ path, message }]);

/** The series for a prefix: the current one, a replaced one, or a new one. */
const seriesWith = async (current: KeptSeries, prefix: string) => {
  if (prefix === current.prefix) return current;
  const left = (await leftSeries(current.firmId, current.series)).find((each) => each.prefix === prefix);
  return { next: left?.next ?? 1, drawn: left?.drawn };
};

/** Sets how invoices are numbered from now on. Throws 409 naming `invoice` or `next` if that is not allowed. */
export const updateNumbering = (firmId: FirmId, input: NumberingInput): Promise<NumberingReply> =>
  untilDrawn(async () => {
    const firm = await readFirm(firmId);
    const current = await invoiceSeries(firm);
    const { series } = current;
    const { invoice: mode, prefix = current.prefix } = input;
    if (mode === 'suggested' && firm.business?.vatNumber)
      throw refused('invoice', 'If you’re registered for VAT, your invoice numbers can’t have gaps');
    const { next: stands, drawn } = await seriesWith(current, prefix);
    const next = input.next ?? stands;
    if (drawn && next !== stands)
      throw refused(
        'next',
        `${prefix} is in use and its next number is ${stands}. To start at another number, choose a new prefix.`,
      );
    const wanted = { firmId, series, mode, prefix, next, ...(drawn && { drawn }) };
    const put = numberingEntity.put(wanted).where(seriesAsRead(current));
    // Replaced series need no condition: a concurrent change of prefix fails on the current series.
    await transact([
      write(put, () => new SeriesMoved()),
      ...(prefix === current.prefix ? [] : leaving(current, prefix)),
    ]);
    return shown(wanted);
  });

/** Stores the replaced series, if numbers were drawn from it, and removes the one returned to. */
const leaving = ({ firmId, series, prefix, next, drawn }: KeptSeries, wanted: string) => [
  ...(drawn ? [write(leftSeriesEntity.put({ firmId, series, prefix, next, drawn }))] : []),
  write(leftSeriesEntity.delete({ firmId, series, prefix: wanted })),
];
