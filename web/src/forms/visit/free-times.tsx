import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { type FreeTime, freeTimes } from '#shared/board/gaps.ts';
import { minutesOf, timeAt } from '#shared/calendar/hours.ts';
import { readNearDay } from '#shared/calendar/when.ts';
import { addDays, today } from '#shared/dates.ts';
import { firmsRoutes } from '#shared/firms/routes.ts';
import { defaultNation } from '#shared/uk/nations.ts';
import { read } from '../../api/read.ts';
import { useSignedInUser } from '../../api/user.ts';
import { boardQuery } from '../../data/board.ts';
import { minuteOfDay } from '../../data/minute-of-day.ts';
import { texts } from './texts.ts';

const usualMinutes = 60;
/** The number of days with free time to show, and of days to search. */
const daysAtOnce = 3;
const daysAhead = 14;

interface Times {
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

/** A visit's length; an hour if unknown. */
export const lengthOf = ({ startTime, endTime }: Times): number =>
  startTime && endTime && endTime > startTime ? minutesOf(endTime) - minutesOf(startTime) : usualMinutes;

/** A visit's end if it starts then and keeps its length. */
export const endOf = (startTime: string, visit: Times): string =>
  timeAt(Math.min(24 * 60 - 1, minutesOf(startTime) + lengthOf(visit)));

export interface Wanted extends Times {
  id: number;
  people: readonly { id: number }[];
  place: string | null;
}

const rulesQuery = read(firmsRoutes.rules, {});

/** Returns when a visit's people are free on a day; undefined until known. */
export const useFreeOn = (visit: Wanted, from: string) => {
  const { data: board } = useQuery(boardQuery(from, `${daysAhead}`));
  const { data: rules } = useQuery(rulesQuery);
  const nation = useSignedInUser().business.bankHolidays ?? defaultNation;
  if (!board || !rules) return undefined;
  const now = { day: today(), minutes: minuteOfDay(Date.now()) };
  return (day: string, people: Wanted['people'] = visit.people): FreeTime[] =>
    freeTimes(
      {
        ...{ board, nation, now, hours: rules.hours, least: lengthOf(visit) },
        visit: { ...visit, people },
      },
      day,
    );
};

interface Props {
  visit: Wanted;
  /** The chosen day, if any. */
  day: string | null;
  /** Called with a day and, if a free time was pressed, its times. */
  onChoose: (day: string, times?: { startTime: string; endTime: string }) => void;
}

/** The chosen day and those after it, with their free times: one press each. */
export function FreeTimes({ visit, day, onChoose }: Props) {
  const [shown, setShown] = useState(daysAtOnce);
  // A day pressed here keeps its position; a typed one comes first.
  const [typed, setTyped] = useState(day);
  const [pressed, setPressed] = useState<string | null>(null);
  if (day !== pressed && day !== typed) setTyped(day);
  const first = typed && typed > today() ? typed : today();
  const freeOn = useFreeOn(visit, first);
  const { isPending: isBoardComing } = useQuery(boardQuery(first, `${daysAhead}`));
  const { isPending: areRulesComing } = useQuery(rulesQuery);
  // The room of the legend, three days and the button: the sheet would grow under the finger.
  if (!freeOn) return isBoardComing || areRulesComing ? <div className="h-54" /> : null;
  const isNear = (each: string) => each <= addDays(first, 1);
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(first, at))
    .map((each) => ({ each, free: freeOn(each) }))
    .filter(({ each, free }) => free.length > 0 || isNear(each));
  const choose = (each: string, time?: FreeTime) => {
    setPressed(each);
    if (!time) onChoose(each);
    else {
      const startTime = timeAt(time.from);
      onChoose(each, { startTime, endTime: endOf(startTime, visit) });
    }
  };
  return (
    <fieldset className="no-print min-w-0">
      <legend className="mb-1 text-small font-strong">{texts.freeTimes}</legend>
      <ul className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 large-text:grid-cols-[minmax(0,1fr)]">
        {days.slice(0, shown).map(({ each, free }) => (
          <Day
            key={each}
            day={each}
            free={free}
            isChosen={each === day}
            startTime={visit.startTime}
            onChoose={(time) => choose(each, time)}
          />
        ))}
      </ul>
      {days.length > shown && (
        <button
          type="button"
          onClick={() => setShown(shown + daysAtOnce)}
          className="min-h-11 text-small font-strong underline underline-offset-3"
        >
          {texts.laterDays}
        </button>
      )}
    </fieldset>
  );
}

interface DayProps {
  day: string;
  free: readonly FreeTime[];
  isChosen: boolean;
  startTime: string | null | undefined;
  onChoose: (time?: FreeTime) => void;
}

const lookOf = (isChosen: boolean): string =>
  clsx(
    'min-h-11 max-w-full rounded-control border px-3 py-1 text-left text-small font-strong tabular-nums',
    isChosen ? 'border-ink bg-sunken' : 'border-control/60 bg-surface hover:bg-sunken',
  );

function Day({ day, free, isChosen, startTime, onChoose }: DayProps) {
  return (
    <li className="contents">
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose()} className={lookOf(isChosen)}>
        {readNearDay(day, today())}
      </button>
      <span className="flex min-w-0 flex-wrap gap-2">
        {free.length === 0 && <span className="text-small text-muted">{texts.notFree}</span>}
        {free.map((time) => {
          const isBegun = isChosen && startTime === timeAt(time.from);
          return (
            <button
              key={time.from}
              type="button"
              aria-pressed={isBegun}
              onClick={() => onChoose(time)}
              className={lookOf(isBegun)}
            >
              <span className="sr-only">{readNearDay(day, today())} </span>
              {timeAt(time.from)}–{timeAt(time.to)}
              {time.after && (
                <span className="block truncate text-micro font-normal text-muted">
                  {texts.travelFrom(time.after)}
                </span>
              )}
            </button>
          );
        })}
      </span>
    </li>
  );
}
