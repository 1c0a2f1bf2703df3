/** Where and how a contract with a customer was made. */
export interface ContractMade {
  customer: 'consumer' | 'business';
  /**
   * `off-premises`: concluded, or offered by the consumer, with both present away from the trader's premises, such as in a van
   * or a kitchen, or right after being addressed there (CCR reg 5). `distance`: by email, link or phone.
   */
  where: 'off-premises' | 'distance' | 'business premises';
  /** Pence, including VAT. */
  price: number;
  /** A new building, or a conversion so large that the building is substantially new (CCR reg 6(1)(e)). */
  isNewBuilding?: boolean | undefined;
}

/** CCR reg 7(4), 27(3): off-premises contracts of up to this many pence are excluded. */
const smallContractPence = 4200;

/**
 * True if the Consumer Contracts Regulations (SI 2013/3134, "CCR"), with their information duties and right to cancel, apply to
 * this contract.
 */
export const regulationsApply = ({ customer, where, price, isNewBuilding }: ContractMade): boolean => {
  if (customer !== 'consumer' || isNewBuilding || where === 'business premises') return false;
  return where === 'distance' || price > smallContractPence;
};

/** CCR reg 11: the short form is for requested repairs done immediately, of up to this many pence. */
const lightInformationPence = 17_000;

/** True if the short information for a small repair is enough. */
export const lightInformationWillDo = (job: {
  price: number;
  askedForRepair: boolean;
  doneAtOnce: boolean;
}): boolean => job.askedForRepair && job.doneAtOnce && job.price <= lightInformationPence;

/** DMCCA 2024 Part 4 ch 4 replaced the ADR Regulations 2015 on this day. */
export const adrDutyChanged = '2026-04-06';

/**
 * True if an answer to a complaint must name a scheme for alternative dispute resolution: since 6 April 2026 only one that the
 * trader is bound or committed to use; before, one had to be named in any case (SI 2015/542 reg 19).
 */
export const mustNameAdr = (answeredOn: string, isBound: boolean): boolean =>
  isBound || answeredOn < adrDutyChanged;
