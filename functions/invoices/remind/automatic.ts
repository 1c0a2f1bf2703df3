import type { FirmId } from '#shared/firms/ids.ts';
import { changeFacts } from '../facts.ts';
import { joinInvoice } from '../joined.ts';

/** Lets the morning's reminders go out for an invoice, or not. Whoever asks for one by hand gets it either way. Throws 404. */
export const setReminders = async (firmId: FirmId, id: number, on: boolean) =>
  joinInvoice(await changeFacts(firmId, id, () => ({ remindersOff: on ? null : true })));
