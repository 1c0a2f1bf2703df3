import type { FirmRules } from '../../firms/rules.ts';
import { hoursOf, meets, type OwnHours, stands, workingDays } from '../../leave/days.ts';
import type { Leave, LeaveUpdate } from '../../leave/leave.ts';
import type { Nation } from '../../uk/nations.ts';

/** What the days of a person's leave are counted by. */
export interface Counting {
  rules: Pick<FirmRules, 'hours'>;
  own: OwnHours;
  nation: Nation;
}

export const daysIn = (
  leave: Pick<Leave, 'from' | 'to' | 'part'>,
  { rules, own, nation }: Counting,
): number => workingDays(leave, hoursOf(rules.hours, own), nation);

type Standing = Pick<Leave, 'id' | 'employeeId' | 'from' | 'to' | 'part' | 'state'>;

/** Other leave of the same person on the same days; undefined if there is none. */
export const overlapping = <Other extends Standing>(
  leave: Standing,
  others: readonly Other[],
): Other | undefined =>
  stands(leave)
    ? others.find(
        (other) =>
          other.id !== leave.id &&
          other.employeeId === leave.employeeId &&
          stands(other) &&
          meets(leave, other),
      )
    : undefined;

/** The changes to a leave. An edit by a field worker is a new request, which clears the earlier answer. */
export const leaveChanges = ({ updatedAt: _, ...given }: LeaveUpdate, isDesk: boolean) => ({
  ...given,
  ...(!isDesk && { state: 'asked' as const, answeredBy: null, answeredAt: null, answerNote: null }),
});

/** Why a field worker can't change or withdraw their own leave; undefined if they can. */
export const notTheirs = (
  { state, from }: Pick<Leave, 'state' | 'from'>,
  today: string,
): string | undefined => {
  if (state === 'refused' || state === 'cancelled') return 'This leave has ended. Ask for it again';
  return state === 'agreed' && from <= today
    ? 'This leave has started. Ask the office to change it'
    : undefined;
};
