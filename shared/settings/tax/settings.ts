import * as z from 'zod/mini';
import { optional, orNull } from '../../fields.ts';
import { percent } from '../../lines/line.ts';
import { type SpentOn, spentOn } from '../../receipts/spent-on.ts';
import { usualStagger, vatStaggers } from '../../uk/vat-quarters.ts';
import { earlierSchemes, schemeChange, shownEarlierSchemes } from './earlier-schemes.ts';
import { type ExpensePlace, expensePlaces, hmrcCategory } from './mtd-figures.ts';
import { taxYear } from './tax-year-field.ts';

export const mtdPeriods = ['standard', 'calendar'] as const;
export type MtdPeriods = (typeof mtdPeriods)[number];

/** Cash has been the default basis for a sole trader's accounts since 2024-25. */
export const taxBases = ['cash', 'accruals'] as const;

const place = z.enum(expensePlaces, { error: "Is not one of HMRC's categories" });
const placeOfEach = Object.fromEntries(spentOn.map((category) => [category, place])) as Record<
  SpentOn,
  typeof place
>;
const places = z
  .partial(z.strictObject(placeOfEach))
  .check(z.refine((given) => Object.keys(given).length > 0, { error: 'Names no category' }));

/** Fields left out stay. */
export const taxInput = z.strictObject({
  vatQuarters: z.optional(z.enum(vatStaggers)),
  /** Percent of turnover including VAT, under the flat rate scheme. */
  flatRate: optional(percent),
  /** The complete list, in any order. The current scheme is in the business settings. */
  earlierSchemes: z.optional(earlierSchemes),
  schemeChange: z.optional(schemeChange),
  periods: z.optional(z.enum(mtdPeriods)),
  /** The first tax year with calendar update periods. */
  calendarSince: optional(taxYear),
  basis: z.optional(z.enum(taxBases)),
  /** The HMRC category of each receipt category. */
  categories: z.optional(places),
});
export type TaxInput = z.output<typeof taxInput>;

export const taxSettings = z.object({
  vatQuarters: z._default(z.enum(vatStaggers), usualStagger),
  flatRate: orNull(z.number()),
  earlierSchemes: z._default(shownEarlierSchemes, []),
  periods: z._default(z.enum(mtdPeriods), 'standard'),
  calendarSince: orNull(z.string()),
  basis: z._default(z.enum(taxBases), 'cash'),
  categories: z.object(placeOfEach),
});
export type TaxSettings = z.output<typeof taxSettings>;

/** The user's settings, as stored. */
export type KeptTax = Partial<Omit<TaxSettings, 'categories'>> & {
  categories?: Partial<Record<SpentOn, ExpensePlace>> | undefined;
};

/** The settings with defaults for those never set. */
export const taxSettingsOf = (kept: KeptTax = {}): TaxSettings => ({
  vatQuarters: kept.vatQuarters ?? usualStagger,
  flatRate: kept.flatRate ?? null,
  earlierSchemes: kept.earlierSchemes ?? [],
  periods: kept.periods ?? 'standard',
  calendarSince: kept.calendarSince ?? null,
  basis: kept.basis ?? 'cash',
  categories: { ...hmrcCategory, none: 'ask', ...kept.categories },
});
