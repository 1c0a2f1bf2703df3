import type { ReactNode } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import type { Nation } from '#shared/uk/nations.ts';
import type { CardActs } from './job-card.tsx';
import type { Calendar } from './use-calendar.ts';
import type { DaysOfMonth } from './use-days.ts';

/** The props of the phone's and the desktop's calendar. */
export interface CalendarProps {
  calendar: Calendar;
  /** The jobs of the displayed month, as loaded. */
  rows: readonly Job[];
  shown: DaysOfMonth;
  /** Those of the chosen day's month; the day stays chosen while other months are shown. */
  ofDay: DaysOfMonth;
  /** True once all of the chosen day's are loaded. */
  complete: boolean;
  nation: Nation;
  /** Names of bank holidays by date. */
  holidays: Readonly<Record<string, string>>;
  progress: ReactNode;
  /** Left out, like `onAdd`, if this user may not change jobs. */
  acts: CardActs | undefined;
  /** Creates a job on the chosen day, at a time if given. */
  onAdd: ((startTime?: string) => void) | undefined;
}
