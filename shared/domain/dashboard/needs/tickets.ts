import { daysLeft, endingTickets, ticketNames } from '../../../employees/tickets.ts';
import { type Looking, type Need, plain } from './need.ts';

/** Each person's first ticket that is about to end, or has ended. */
export const ofTickets = ({ db, today }: Looking): Need[] =>
  db.all('employee').flatMap((employee): Need[] => {
    const [first] = endingTickets(employee, today);
    if (!first) return [];
    const name = `${employee.firstName} ${employee.lastName}’s ${ticketNames[first.kind]}`;
    const what = { reason: 'ticket_ends', of: 'employee', id: employee.id, name } as const;
    return [{ ...plain, ...what, days: -daysLeft(first.endsOn, today) }];
  });
