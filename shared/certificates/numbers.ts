import type { WrittenKind } from './engine/definition.ts';

/** What the numbers of each kind begin with, by its series. */
export const certificatePrefixes: Record<`certificate#${WrittenKind}`, string> = {
  'certificate#gas_safety': 'GS-',
  'certificate#boiler_service': 'BS-',
  'certificate#gas_warning': 'WN-',
  'certificate#electrical_report': 'ER-',
  'certificate#minor_works': 'MW-',
  'certificate#electrical_installation': 'EI-',
  'certificate#alarms': 'AL-',
};
