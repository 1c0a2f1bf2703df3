import { addDays, daysBetween } from '../dates.ts';

/** Cards and licences that show what somebody is qualified to do, as the trade calls them. */
export const ticketNames = {
  gasSafe: 'Gas Safe',
  ecs: 'ECS card',
  cscs: 'CSCS card',
  jib: 'JIB card',
  ipaf: 'IPAF card',
  driving: 'Driving licence',
  firstAid: 'First aid',
  other: 'Other ticket',
} as const;
export type TicketKind = keyof typeof ticketNames;

export const ticketKinds = Object.keys(ticketNames) as [TicketKind, ...TicketKind[]];

/** The most tickets of one person. */
export const mostTickets = 20;

export interface Ticket {
  kind: TicketKind;
  number: string | null;
  /** The last day it is valid. */
  endsOn: string | null;
}

/** How many days before it expires a ticket is listed: renewing one takes a course, or a wait for the post. */
const toldDays = 30;

/** Days until a ticket expires: 0 on its last day, negative once it has expired. */
export const daysLeft = (endsOn: string, today: string): number => daysBetween(today, endsOn);

/** True if a ticket has expired or soon will. */
export const endsSoon = (endsOn: string, today: string): boolean => endsOn <= addDays(today, toldDays);

/** The tickets that expire soon or have expired, the earliest first; none for somebody who has left. */
export const endingTickets = (
  { isActive, tickets: held }: { isActive: boolean; tickets?: readonly Ticket[] | null | undefined },
  today: string,
): (Ticket & { endsOn: string })[] =>
  (isActive ? (held ?? []) : [])
    .flatMap(({ endsOn, ...ticket }) => (endsOn && endsSoon(endsOn, today) ? [{ ...ticket, endsOn }] : []))
    .sort((a, b) => a.endsOn.localeCompare(b.endsOn));
