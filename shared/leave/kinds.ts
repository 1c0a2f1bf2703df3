export const leaveKinds = ['holiday', 'sick', 'unpaid', 'training', 'other'] as const;
export type LeaveKind = (typeof leaveKinds)[number];

/** Half a day is of one day only. */
export const leaveParts = ['all', 'am', 'pm'] as const;
export type LeavePart = (typeof leaveParts)[number];

export const leaveStates = ['asked', 'agreed', 'refused', 'cancelled'] as const;
export type LeaveState = (typeof leaveStates)[number];

/** A leave, or a look at it, covers so many days at most. */
export const mostLeaveDays = 400;
