export const leaveKinds = ['holiday', 'sick', 'unpaid', 'training', 'other'] as const;
export type LeaveKind = (typeof leaveKinds)[number];

/** Half days are for a single day only. */
export const leaveParts = ['all', 'am', 'pm'] as const;
export type LeavePart = (typeof leaveParts)[number];

export const leaveStates = ['asked', 'agreed', 'refused', 'cancelled'] as const;
export type LeaveState = (typeof leaveStates)[number];

/** The most days in one leave or one query. */
export const mostLeaveDays = 400;
