import type { LeaveKind, LeavePart, LeaveState } from '#shared/leave/kinds.ts';

const kinds: Record<LeaveKind, string> = {
  holiday: 'Holiday',
  sick: 'Sick',
  unpaid: 'Unpaid leave',
  training: 'Training',
  other: 'Other leave',
};
const parts: Record<LeavePart, string> = { all: 'All day', am: 'Morning', pm: 'Afternoon' };
const states: Record<LeaveState, string> = {
  asked: 'Asked for',
  agreed: 'Agreed',
  refused: 'Refused',
  cancelled: 'Cancelled',
};

/** What the page of leave says, once. */
export const texts = {
  kinds,
  parts,
  states,
  ask: 'Ask for leave',
  add: 'Add leave',
  askTitle: 'Ask for leave',
  addTitle: 'Add leave',
  editTitle: 'Change leave',
  save: 'Save',
  send: 'Ask',
  toAnswer: 'To answer',
  coming: 'Now and to come',
  past: 'Before',
  agree: 'Agree',
  refuse: 'Refuse',
  refuseTitle: 'Refuse leave',
  why: 'Why? (optional)',
  nothing: 'No leave yet',
  nothingHint: 'Holidays and other days off show here and on the board.',
  allowances: 'Holiday this leave year',
  days: (days: number) => (days === 1 ? '1 day' : `${days.toLocaleString('en-GB')} days`),
  left: (left: number, of: number) => `${left.toLocaleString('en-GB')} of ${of.toLocaleString('en-GB')} left`,
  waiting: (days: number) => `${days.toLocaleString('en-GB')} asked for`,
  answered: (name: string, note: string | null) => (note ? `${name}: ${note}` : name),
  needsPerson: 'Choose an employee',
  needsDay: 'Enter a day',
  wrongOrder: 'Choose a date on or after the first day',
  takeBack: 'Cancel leave',
  takeBackQuestion: 'Cancel this leave?',
  asked: { title: 'Success', description: 'Asked for. You’ll see the answer here' },
  saved: { title: 'Success', description: 'Leave saved' },
  agreed: { title: 'Success', description: 'Leave agreed' },
  refused: { title: 'Success', description: 'Leave refused' },
  takenBack: { title: 'Success', description: 'Leave cancelled' },
  failed: 'Failed to save leave',
  labels: {
    employeeId: 'Employee',
    kind: 'Kind',
    from: 'First day',
    to: 'Last day',
    part: 'Part of the day',
    note: 'Note',
  },
} as const;
