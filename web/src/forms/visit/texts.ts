import type { ClashKind } from '#shared/board/clashes.ts';
import { words } from '../../words.ts';

const clashes: Record<ClashKind, string> = {
  overlap: 'Double-booked',
  hours: 'Outside working hours',
  leave: 'Away',
  bankHoliday: 'Bank holiday',
};

/** Labels of a visit's day and time, and messages about moving it. */
export const texts = {
  nobody: 'Nobody',
  tray: 'No day yet',
  clashes,
  schedule: (title: string) => ({
    title: `Schedule ${title}`,
    action: 'Schedule',
    anyway: 'Schedule anyway',
  }),
  move: (title: string) => ({ title: `Move ${title}`, action: 'Move', anyway: 'Move anyway' }),
  who: 'Who',
  whosePlace: 'Whose place',
  allStay: 'Everyone stays',
  instead: 'Who goes instead',
  date: 'Day',
  from: 'From',
  to: 'To',
  freeTimes: 'Free times',
  notFree: 'Nothing free',
  laterDays: 'Later days',
  travelFrom: (title: string) => `15 min from ${title}`,
  freeFirst: (name: string, isFree: boolean) => (isFree ? name : `${name} (busy)`),
  tell: (name: string) => `Email ${name} the new time`,
  tellFirst: (name: string) => `Email ${name} the day and time`,
  text: (name: string) => `Text ${name} the day and time`,
  coming: (when: string) => `We’ll be with you on ${when}.`,
  tellHint: 'Goes out a minute later, so you can still undo it.',
  moved: 'Visit moved',
  scheduled: 'Job scheduled',
  movedBack: 'Visit moved back',
  telling: 'The customer hears in a minute',
  failed: 'Failed to move the visit',
  elsewhere: 'Someone else moved this visit. The board shows where it is now.',
  undo: words.undo,
} as const;
