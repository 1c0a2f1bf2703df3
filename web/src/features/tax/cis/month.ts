import type { CisYear } from '#shared/tax/cis.ts';

type Contractor = CisYear['contractors'][number];

/** The props of a contractor's tax month. */
export interface MonthProps {
  month: Contractor['months'][number];
  contractor: Contractor;
  onEdit: () => void;
}
