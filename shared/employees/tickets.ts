import { addDays, daysBetween } from '../dates.ts';

/** Cards and licences that say what somebody may do, as people in the trade call them. */
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
  /** Its last day. */
  endsOn: string | null;
}

/** How long before its last day a ticket is told of: renewing one takes a course or a post. */
const toldDays = 30;

/** Days that are left of a ticket, nought on its last; below nought it has ended. */
export const daysLeft = (endsOn: string, today: string): number => daysBetween(today, endsOn);

/** Whether a last day is near enough to be told of, or over. */
export const endsSoon = (endsOn: string, today: string): boolean => endsOn <= addDays(today, toldDays);

/** Those that end soon or have ended, the first to end first; none of somebody who has left. */
export const endingTickets = (
  { isActive, tickets: held }: { isActive: boolean; tickets?: readonly Ticket[] | null | undefined },
  today: string,
): (Ticket & { endsOn: string })[] =>
  (isActive ? (held ?? []) : [])
    .flatMap(({ endsOn, ...ticket }) => (endsOn && endsSoon(endsOn, today) ? [{ ...ticket, endsOn }] : []))
    .sort((a, b) => a.endsOn.localeCompare(b.endsOn));
