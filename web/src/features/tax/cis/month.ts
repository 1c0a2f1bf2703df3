import type { CisYear } from '#shared/tax/cis.ts';

type Contractor = CisYear['contractors'][number];

/** A contractor's tax month as its row shows it. */
export interface MonthProps {
  month: Contractor['months'][number];
  contractor: Contractor;
  onEdit: () => void;
}
