import { expect, it } from 'vitest';
import { clientStep } from './client-step.ts';
import type { Papers } from './thread.ts';

const today = '2026-11-24';
const none: Papers = { jobs: [], drafts: [], invoices: [] };
// Only the fields that a step reads.
const job = (id: number, status: string) => ({ id, status }) as never;
const invoice = (id: number, fields: object) =>
  ({
    id,
    jobId: null,
    status: 'unpaid',
    sentAt: null,
    lastRemindedAt: null,
    voidedAt: null,
    ...fields,
  }) as never;
const late = { dueDate: '2026-11-01', sentAt: '2026-10-01T09:00:00.000Z' };

it('of a client is what presses most, whatever its record', () => {
  const jobs = [job(1, 'in_progress'), job(2, 'completed')];
  expect(clientStep({ ...none, jobs }, today)).toEqual({ act: 'create_invoice', id: 2 });
  const unsent = invoice(3, { dueDate: '2026-12-24' });
  expect(clientStep({ ...none, jobs, invoices: [unsent] }, today)).toEqual({ act: 'send_invoice', id: 3 });
  const invoices = [unsent, invoice(4, late)];
  expect(clientStep({ ...none, jobs, invoices }, today)).toEqual({ act: 'remind_invoice', id: 4 });
});

it('is none where work has only to begin and money only to come', () => {
  expect(clientStep(none, today)).toBeNull();
  const sent = invoice(3, { dueDate: '2026-12-24', sentAt: '2026-11-20T09:00:00.000Z' });
  expect(clientStep({ ...none, jobs: [job(1, 'pending')], invoices: [sent] }, today)).toBeNull();
});
