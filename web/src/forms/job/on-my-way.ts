import Car from 'lucide-react/icons/car';
import Phone from 'lucide-react/icons/phone';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { londonDate, today } from '#shared/dates.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { isLandline } from '#shared/uk/landline.ts';
import { useCall } from '../../api/use-call.ts';
import { callHref, textHref } from '../../components/hrefs.ts';
import type { NextAct } from '../../components/next-act.tsx';
import { words } from '../../words.ts';

const texts = {
  callAhead: 'Call ahead',
  told: (time: string) => `Told ${time}`,
  withYou: (time: string) => `With you about ${time}`,
  notNoted: 'That the customer was told could not be noted',
} as const;

const minuteMs = 60_000;
const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of an instant in London, `08:34`. */
export const timeOf = (at: number | string): string => inLondon.format(new Date(at));

/** The usual drive, in minutes; the user can correct it in the message. */
const drive = 20;

/** The arrival time when leaving now, to five minutes: `08:25`. */
export const arrival = (now: number): string => {
  const step = 5 * minuteMs;
  return timeOf(Math.ceil((now + drive * minuteMs) / step) * step);
};

/**
 * Creates the action that opens a text to the customer with the arrival time, and records that it was opened. The record is only a
 * note: if it can't be saved, the message has gone out all the same.
 */
export const useOnMyWay = () => {
  const { mutate } = useCall(jobsRoutes.changeStatus, {
    failure: texts.notNoted,
  });
  return (
    { id, status, toldAt }: Pick<DayJob, 'id' | 'status' | 'toldAt'>,
    phone: string,
    now: number,
  ): NextAct => {
    // A landline gets no texts, so this calls; only the caller knows whether anybody answered.
    if (isLandline(phone)) return { icon: Phone, label: texts.callAhead, href: callHref(phone) };
    return {
      icon: Car,
      label: toldAt && londonDate(toldAt) === today(now) ? texts.told(timeOf(toldAt)) : words.onMyWay,
      href: textHref(phone, texts.withYou(arrival(now))),
      onClick: () => mutate({ params: { id }, body: { status, told: true } }),
    };
  };
};
