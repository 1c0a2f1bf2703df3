import { readUser } from '#functions/auth/read.ts';
import { conflict } from '#functions/lib/errors.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { NumberingInput } from '#shared/settings/numbering.ts';
import type { NumberingReply } from '#shared/settings/shown.ts';
import { numberingEntity } from './entity.ts';
import { invoiceSeries } from './invoice-number.ts';
import { type KeptSeries, SeriesMoved, seriesAsRead, untilDrawn } from './series.ts';

/** How a user's invoices are numbered, as the settings show it. */
export const numberingReply = async (user: StoredUser): Promise<NumberingReply> => {
  const { mode, prefix, next } = await invoiceSeries(user);
  return { invoice: mode, prefix, next };
};

const refused = (path: string, message: string) => conflict(message, [{ path, message }]);

/** What a series is to be. Another prefix begins a new one, at 1 unless another number is given. */
const wantedOf = (current: KeptSeries, { invoice, prefix = current.prefix, next }: NumberingInput) => {
  const { userId, series, drawn } = current;
  const isSame = prefix === current.prefix;
  return {
    userId,
    series,
    mode: invoice,
    prefix,
    next: next ?? (isSame ? current.next : 1),
    ...(isSame && drawn !== undefined && { drawn }),
  };
};

/** Sets how invoices are numbered from now on. Throws 409 naming `invoice` or `next` for what may not be. */
export const updateNumbering = (userId: string, input: NumberingInput): Promise<NumberingReply> =>
  untilDrawn(async () => {
    const user = await readUser(userId);
    const current = await invoiceSeries(user);
    const wanted = wantedOf(current, input);
    if (wanted.mode === 'suggested' && user.business?.vatNumber)
      throw refused('invoice', 'With a VAT number, invoices are numbered without a gap');
    if (wanted.drawn && wanted.next !== current.next)
      throw refused(
        'next',
        `The series has begun, its next number is ${current.next}. Another prefix begins a new one.`,
      );
    const put = numberingEntity.put(wanted).where(seriesAsRead(current));
    await transact([write(put, () => new SeriesMoved(current))]);
    return { invoice: wanted.mode, prefix: wanted.prefix, next: wanted.next };
  });
