import { backOff } from '#functions/lib/back-off.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { Moved } from '#functions/lib/latest.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { certificatePrefixes } from '#shared/certificates/numbers.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { Numbering } from '#shared/settings/shown.ts';
import { leftSeriesEntity, numberingEntity, type Series } from './entity.ts';
import { numberGuard, quoteNumberGuard } from './guards.ts';

const prefixes: Record<Series, string> = {
  invoice: 'INV-',
  credit: 'CN-',
  quote: 'Q-',
  claim: 'CL-',
  ...certificatePrefixes,
};

/** A stored series, or its initial state. */
export interface KeptSeries {
  firmId: FirmId;
  series: Series;
  mode?: Numbering | undefined;
  prefix: string;
  next: number;
  drawn?: number | undefined;
  /** True if it is not stored yet. */
  isNew?: boolean;
}

const begun = (firmId: FirmId, series: Series): KeptSeries => ({
  firmId,
  series,
  prefix: prefixes[series],
  next: 1,
  isNew: true,
});

/** The key of a series, for reading it in a batch. */
export const seriesAt = (firmId: FirmId, series: Series) => keyOf(numberingEntity, { firmId, series });

/** The series in an item already read, or its initial state if there is none. */
export const seriesIn = (firmId: FirmId, series: Series, item: object | undefined): KeptSeries => {
  const kept = rowIn(numberingEntity, item);
  return kept ?? begun(firmId, series);
};

export const readSeries = async (firmId: FirmId, series: Series): Promise<KeptSeries> => {
  const { data } = await numberingEntity.get({ firmId, series }).go({ consistent: true });
  return data ?? begun(firmId, series);
};

/** The series of a kind that were replaced by another prefix after numbers had been drawn. */
export const leftSeries = async (firmId: FirmId, series: Series) => {
  const { data } = await leftSeriesEntity.query
    .byPrefix({ firmId, series })
    .go({ pages: 'all', consistent: true });
  return data;
};

type Condition = Parameters<ReturnType<ReturnType<typeof numberingEntity.patch>['set']>['where']>[0];

/** A condition: the series is unchanged since it was read, with no number drawn. */
export const seriesAsRead =
  ({ prefix, next, isNew }: KeptSeries): Condition =>
  (kept, { eq, notExists }) =>
    isNew ? notExists(kept.next) : `${eq(kept.next, next)} AND ${eq(kept.prefix, prefix)}`;

/** A number that is taken once its writes succeed with the rest of the transaction. */
export interface Drawn {
  number: string;
  writes: Write[];
  /** Makes the error to throw if an invoice already has the number; if it was drawn, another is tried. */
  taken?: () => Error;
}

/** Thrown by a write if the series has moved on since it was read. */
export class SeriesMoved extends Moved {}

/** Thrown by a write if an invoice was given the drawn number by hand: the next free one is tried. */
export class NumberMet extends SeriesMoved {}

/** How many numbers ahead are checked together for one that nobody entered by hand. */
const lookAhead = 100;

/** The key of a number's holder: quotes have guards of their own, everything else shares those of invoices. */
const holderOf = ({ firmId, series }: KeptSeries, number: string) =>
  series === 'quote'
    ? keyOf(quoteNumberGuard, { firmId, number })
    : keyOf(numberGuard, { firmId, invoiceNumber: number });

const firstFree = async (series: KeptSeries): Promise<number> => {
  const { prefix, next } = series;
  for (let from = next; ; from += lookAhead) {
    const numbers = Array.from({ length: lookAhead }, (_, n) => `${prefix}${from + n}`);
    const keys = numbers.map((number) => holderOf(series, number));
    const free = (await batchGet(keys, ['firmId'])).indexOf(undefined);
    if (free >= 0) return from + free;
  }
};

/** Numbers that are taken once their writes succeed with the rest of the transaction. */
type DrawnTogether = Omit<Drawn, 'number'> & { numbers: string[] };

/**
 * The next numbers in a series, and the one write that takes them; call it inside `untilDrawn`, because a concurrent draw makes it
 * fail. `again` is why it is retried.
 */
export const drawTogether = async (
  current: KeptSeries,
  count: number,
  again?: SeriesMoved,
): Promise<DrawnTogether> => {
  const { firmId, series, mode, prefix, next } = current;
  const places: number[] = [];
  for (let from = next; places.length < count; from = (places.at(-1) ?? from) + 1)
    places.push(again instanceof NumberMet ? await firstFree({ ...current, next: from }) : from);
  const taking = numberingEntity
    .upsert({ firmId, series })
    .set({ prefix, next: (places.at(-1) ?? next) + 1, ...(mode && { mode }) })
    .add({ drawn: count })
    .where(seriesAsRead(current));
  return {
    numbers: places.map((place) => `${prefix}${place}`),
    writes: [write(taking, () => new SeriesMoved())],
    taken: () => new NumberMet(),
  };
};

/** Same, for a single number. */
export const draw = async (current: KeptSeries, again?: SeriesMoved): Promise<Drawn> => {
  const { numbers, ...drawn } = await drawTogether(current, 1, again);
  return { ...drawn, number: numbers[0] ?? '' };
};

/** Concurrent draws conflict on one item: each time one succeeds and the others retry. */
const attempts = 60;

type Drawing<T> = (again: SeriesMoved | undefined) => Promise<T>;

/**
 * Runs work that draws a number, and retries it from the start while concurrent draws win. `again` is the error of the last
 * attempt.
 */
export const untilDrawn = async <T>(work: Drawing<T>): Promise<T> => {
  let again: SeriesMoved | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return await work(again);
    } catch (error) {
      if (!(error instanceof SeriesMoved)) throw error;
      again = error;
      // Capped at 320 ms: one draw succeeds each time, so longer waits are useless. Capped at 80 ms, fifty concurrent draws took
      // twice as long.
      await backOff(Math.min(attempt, 5));
    }
  }
  throw new Refusal('busy', 'Too busy just now. Try again in a moment.');
};
