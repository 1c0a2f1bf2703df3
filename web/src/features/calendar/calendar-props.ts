import type { ReactNode } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import type { Nation } from '#shared/uk/nations.ts';
import type { CardActs } from './job-card.tsx';
import type { Calendar } from './use-calendar.ts';
import type { DaysOfMonth } from './use-days.ts';

/** What a phone's and a desktop's calendar are drawn from. */
export interface CalendarProps {
  calendar: Calendar;
  /** The jobs of the month that is shown, as they came. */
  rows: readonly Job[];
  shown: DaysOfMonth;
  /** Those of the month of the chosen day, which stays while others are looked at. */
  ofDay: DaysOfMonth;
  /** Whether those of the chosen day have all come. */
  complete: boolean;
  nation: Nation;
  /** Names of bank holidays by date. */
  holidays: Readonly<Record<string, string>>;
  progress: ReactNode;
  /** Left out, as what begins a job, where this person may change none. */
  acts: CardActs | undefined;
  /** Begins a job on the chosen day, at a time where one is given. */
  onAdd: ((startTime?: string) => void) | undefined;
}
