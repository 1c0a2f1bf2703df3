/** What somebody says they do from an instant on. */
export const punchKinds = ['work', 'travel', 'break', 'off'] as const;
export type PunchKind = (typeof punchKinds)[number];

/** Pressed as it happened, written down later, or entered by the office. */
export const punchSources = ['clock', 'typed', 'office'] as const;
export type PunchSource = (typeof punchSources)[number];

export const weekStates = ['open', 'submitted', 'approved'] as const;
export type WeekState = (typeof weekStates)[number];

/** What may be wrong with a day; it never changes what is paid. */
export const dayWarnings = ['forgotten', 'noBreak', 'shortRest'] as const;
export type DayWarning = (typeof dayWarnings)[number];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The most days that one look at the time covers, and how far back a punch may be. */
export const mostDays = 35;
/** How far ahead of the server's clock a punch may be, in milliseconds. */
export const aheadMs = 5 * minuteMs;
/** A punch older than this is changed with a reason only, and was not pressed as it happened. */
export const freshMs = 15 * minuteMs;
/** Nobody works longer at a stretch without having forgotten to say when it ended. */
export const longestMs = 14 * hourMs;
/** Nor longer than this, whatever they say. */
export const neverLongerMs = 24 * hourMs;
/** How far back whoever is clocked on now is looked for, in days. */
export const nowDays = 7;
/** Days after a range in which what began in it may end. */
export const closingDays = 2;
