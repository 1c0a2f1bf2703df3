import type { Computed } from '../certificates/engine/form.ts';
import type { FormValues } from '../certificates/written.ts';
import { addDays } from '../dates.ts';
import type { DueKind } from './kinds.ts';

/** The fields of an issued certificate that create due items besides its renewal. */
export interface AskedFor {
  id: number;
  jobId: number;
  siteId: number;
  clientId: number;
  kind: string;
  day: string;
  issuedAt: string;
  values: FormValues;
  computed: Record<string, Computed>;
}

/** Report an accident or dangerous fitting within 14 days (RIDDOR 2013 reg 11(2)). */
const riddorDays = 14;
/** Notify building control within 30 days of the work (Building Regulations 2010 reg 20, for those who self-certify). */
const notifyDays = 30;

const answerIn = (values: FormValues, section: string, field: string): unknown =>
  (values[section] as Record<string, unknown> | undefined)?.[field];

/** The follow-up actions, each with its deadline. */
export const asksFor = ({ kind, day, values, computed }: AskedFor): { kind: DueKind; dueOn: string }[] => {
  const remedialBy = computed['summary.remedialBy'];
  if (typeof remedialBy === 'string') return [{ kind: 'remedial', dueOn: remedialBy }];
  if (kind === 'gas_warning' && answerIn(values, 'situation', 'riddor') === 'yes')
    return [{ kind: 'riddor', dueOn: addDays(day, riddorDays) }];
  const premises = answerIn(values, 'details', 'premises');
  if (kind === 'electrical_installation' && (premises === undefined || premises === 'domestic'))
    return [{ kind: 'notify', dueOn: addDays(day, notifyDays) }];
  return [];
};
