import type { FirmId } from '#shared/firms/ids.ts';
import { changeFacts } from '../facts.ts';
import { joinInvoice } from '../joined.ts';

/** Turns automatic reminders for an invoice on or off. A reminder can still be sent by hand. Throws 404. */
export const setReminders = async (firmId: FirmId, id: number, on: boolean) =>
  joinInvoice(await changeFacts(firmId, id, () => ({ remindersOff: on ? null : true })));
