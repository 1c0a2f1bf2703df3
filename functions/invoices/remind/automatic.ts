import { changeFacts } from '../facts.ts';
import { joinInvoice } from '../joined.ts';

/** Lets the morning's reminders go out for an invoice, or not. Whoever asks for one by hand gets it either way. Throws 404. */
export const setReminders = async (userId: string, id: number, on: boolean) =>
  joinInvoice(await changeFacts(userId, id, () => ({ remindersOff: on ? null : true })));
