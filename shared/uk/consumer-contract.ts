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
