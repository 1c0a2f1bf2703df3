/** Where and how a contract with a customer was made. */
export interface ContractMade {
  customer: 'consumer' | 'business';
  /**
   * `off-premises`: concluded, or offered by the consumer, with both present away from the trader's premises, a van and a
   * kitchen included, or right after being addressed there (CCR reg 5). `distance`: by mail, link or telephone.
   */
  where: 'off-premises' | 'distance' | 'business premises';
  /** Pence, VAT included. */
  price: number;
  /** A new building, or a conversion so large that the building is substantially new (CCR reg 6(1)(e)). */
  isNewBuilding?: boolean | undefined;
}

/** CCR reg 7(4), 27(3): off-premises contracts of at most this many pence are left out. */
const smallContractPence = 4200;

/** Whether the Consumer Contracts Regulations (SI 2013/3134, "CCR") give this contract its information and its right to cancel. */
export const regulationsApply = ({ customer, where, price, isNewBuilding }: ContractMade): boolean => {
  if (customer !== 'consumer' || isNewBuilding || where === 'business premises') return false;
  return where === 'distance' || price > smallContractPence;
};

/** CCR reg 11: the short form is for repairs asked for and done at once, of at most this many pence. */
const lightInformationPence = 17_000;

/** Whether the short information of a small repair will do. */
export const lightInformationWillDo = (job: {
  price: number;
  askedForRepair: boolean;
  doneAtOnce: boolean;
}): boolean => job.askedForRepair && job.doneAtOnce && job.price <= lightInformationPence;

/** SI 2012/3110 reg 6A: no surcharge for a consumer's card; a business's may cover its cost. */
export const maySurchargeCard = (customer: ContractMade['customer']): boolean => customer === 'business';

/** DMCCA 2024 Part 4 ch 4 replaced the ADR Regulations 2015 on this day. */
export const adrDutyChanged = '2026-04-06';

/**
 * Whether an answer to a complaint must name a scheme for settling it out of court: since 6 April 2026 only one the trader
 * is bound or committed to use; before, one had to be named even so (SI 2015/542 reg 19).
 */
export const mustNameAdr = (answeredOn: string, isBound: boolean): boolean =>
  isBound || answeredOn < adrDutyChanged;
