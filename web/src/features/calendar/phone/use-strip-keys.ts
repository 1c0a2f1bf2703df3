import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { addDays } from '#shared/dates.ts';
import type { Calendar } from '../use-calendar.ts';

const focusDay = (strip: HTMLElement | null, day: string | null): void =>
  strip?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

/**
 * Arrows move by day, even into the next week, Page Up and Down by week. While a job is being moved the strip has the focus, and
 * Escape leaves the job where it is.
 */
export const useStripKeys = ({ date, choose }: Calendar, held: object | null, letGo: () => void) => {
  const strip = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  // In a layout effect, when the week renders: otherwise the next key would find no focused day.
  useLayoutEffect(() => {
    // A tap just before may still have to render its own day.
    if (wanted.current !== date) return;
    wanted.current = null;
    focusDay(strip.current, date);
  }, [date]);
  useLayoutEffect(() => {
    if (held) strip.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [held]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') letGo();
    const by = steps[event.key];
    const from = (event.target as HTMLElement).dataset.date;
    if (!by || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    wanted.current = addDays(from, by);
    // At once within the week: Enter may be the next key.
    focusDay(strip.current, wanted.current);
    choose(wanted.current);
  };
  return { strip, onKeyDown };
};
