/** What somebody does from a moment on. */
export const punchKinds = ['work', 'travel', 'break', 'off'] as const;
export type PunchKind = (typeof punchKinds)[number];

/** Recorded live, entered later, or entered by the office. */
export const punchSources = ['clock', 'typed', 'office'] as const;
export type PunchSource = (typeof punchSources)[number];

export const weekStates = ['open', 'submitted', 'approved'] as const;

/** Warnings about a day; they never change pay. */
export const dayWarnings = ['forgotten', 'noBreak', 'shortRest'] as const;
export type DayWarning = (typeof dayWarnings)[number];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The most days in one request, and how far back a punch may be. */
export const mostDays = 35;
/** How far ahead of the server's clock a punch may be, in ms. */
export const aheadMs = 5 * minuteMs;
/** In ms: an older punch can only be changed with a reason, and wasn't recorded live. */
export const freshMs = 15 * minuteMs;
/** In ms: a longer interval counts only once somebody has said why. */
export const longestMs = 14 * hourMs;
/** How many days back we look for who is clocked on now. */
export const nowDays = 7;
/** How many days after it started an interval may end: a later end is never accepted, and isn't read. */
export const closingDays = 2;
