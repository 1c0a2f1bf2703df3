import { halfUp, times } from '../../../rounding.ts';
import type { Cancellable } from '../../cancellation.ts';
import type { EarlyStart } from '../../early-start.ts';

/** Omitting the notice of the right to cancel off-premises, or giving it late, is an offence. CCR reg 19. */
export const isCancellationOffence = ({ made, informed }: Cancellable): boolean =>
  informed === null || (informed !== undefined && informed > made);

/**
 * What a consumer who cancels owes for work done in the period, in pence: a proportion of the price, or of the market value if
 * the price is excessive; nothing without the request on a durable medium or the information. CCR reg 36(4)–(6).
 */
export const owedOnCancelling = (
  { requested, informed }: Pick<EarlyStart, 'requested' | 'informed'>,
  pricePence: number,
  shareDoneBp: number,
  marketValuePence: number = pricePence,
): number =>
  requested && informed ? halfUp(times(Math.min(pricePence, marketValuePence), shareDoneBp), 10_000) : 0;

/** CCR reg 11: the short form is for requested repairs done immediately, of up to this many pence. */
const lightInformationPence = 17_000;

/** True if the short information for a small repair is enough. */
export const lightInformationWillDo = (job: {
  price: number;
  askedForRepair: boolean;
  doneAtOnce: boolean;
}): boolean => job.askedForRepair && job.doneAtOnce && job.price <= lightInformationPence;

/** DMCCA 2024 Part 4 ch 4 replaced the ADR Regulations 2015 on this day. */
const adrDutyChanged = '2026-04-06';

/**
 * True if an answer to a complaint must name a scheme for alternative dispute resolution: since 6 April 2026 only one that the
 * trader is bound or committed to use; before, one had to be named in any case (SI 2015/542 reg 19).
 */
export const mustNameAdr = (answeredOn: string, isBound: boolean): boolean =>
  isBound || answeredOn < adrDutyChanged;
