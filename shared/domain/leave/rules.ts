import type { FirmRules } from '../../firms/rules.ts';
import { hoursOf, meets, type OwnHours, stands, workingDays } from '../../leave/days.ts';
import type { Leave, LeaveUpdate } from '../../leave/leave.ts';
import type { Nation } from '../../uk/nations.ts';

/** What somebody's days are counted by. */
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

/** The other leave of the same person that is on the same days; `undefined` where there is none. */
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

/** What a change makes of a leave: somebody in the field asks anew, and what was answered before is answered no more. */
export const leaveChanges = ({ updatedAt: _, ...given }: LeaveUpdate, isDesk: boolean) => ({
  ...given,
  ...(!isDesk && { state: 'asked' as const, answeredBy: null, answeredAt: null, answerNote: null }),
});

/** Why somebody in the field may not change or take back their leave by themselves; `undefined` where they may. */
export const notTheirs = (
  { state, from }: Pick<Leave, 'state' | 'from'>,
  today: string,
): string | undefined => {
  if (state === 'refused' || state === 'cancelled') return 'This leave has ended. Ask for it again';
  return state === 'agreed' && from <= today
    ? 'This leave has started. Ask the office to change it'
    : undefined;
};
