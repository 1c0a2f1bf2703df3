import type { Rounding } from '#shared/firms/rules.ts';

export const rulesTexts = {
  hint: 'How your firm works and pays. Time and payroll go by it.',
  failed: 'We couldn’t load how your firm works.',
  again: 'Try Again',
  save: 'Save Hours and Pay',
  saved: { title: 'Success', description: 'Hours and pay saved' },
  saveFailed: 'Failed to save hours and pay',
  changed: 'Someone else changed this. What they saved is shown now.',

  hours: 'Working hours',
  noFrom: 'Enter a time like 08:00',
  toAfter: 'Choose a time after the start',

  pay: 'Pay',
  paidBreaks: 'Breaks are paid',
  paidBreaksHint: 'We only count breaks that were clocked.',
  paidHomeTravel: 'Travel to and from home is paid',
  paidHomeTravelHint: 'Travel between jobs always is: it’s working time for the minimum wage.',
  rounding: 'Round each day’s paid time',
  roundingHint: 'Never down: that could pay less than the minimum wage.',
  roundings: {
    none: 'To the minute',
    up5: 'Up to the next 5 minutes',
    up15: 'Up to the next 15 minutes',
  } satisfies Record<Rounding, string>,

  leave: 'Leave',
  leaveDays: 'Days of leave a year',
  leaveDaysHint: 'Bank holidays are off on top. By law, five days a week get at least 28 with them.',
  wrongDays: 'Enter whole or half days, up to 60',
  leaveYear: 'The leave year starts on',
  day: 'Day',
  month: 'Month',
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  weekStarts: 'The week starts on',
} as const;
