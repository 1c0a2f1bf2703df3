import type { Bodies, Known } from '../known.ts';

const line = {
  kind: 'labour',
  description: 'Fit the tap',
  quantity: 2.5,
  unit: 'hour',
  unitPrice: 42,
  vat: 'o',
};

const invoice = ({ clients, jobs }: Known) => ({
  invoiceNumber: 'INV-2',
  clientId: clients,
  jobId: jobs,
  amount: 240,
  status: 'unpaid',
  dueDate: '2030-02-28',
  workDescription: 'Replaced the tap',
  workStartDate: '2026-11-02',
  workEndDate: '2026-11-03',
  workLocation: 'Whitby',
  materialsCost: 40,
  laborCost: 200,
  hoursWorked: 4.25,
  hourlyRate: 47.06,
  notes: 'Thank you',
});

const draft = ({ clients, jobs }: Known) => ({
  clientId: clients,
  jobId: jobs,
  amount: 99.75,
  dueDate: '2030-02-28',
  workDescription: 'Replaced the tap',
  workStartDate: '2026-11-02',
  workEndDate: '2026-11-03',
  workLocation: 'Whitby',
  materialsCost: 0,
  laborCost: 105,
  hoursWorked: 2.5,
  hourlyRate: 42,
  notes: 'Thank you',
  lines: [line],
  pricesInclude: 'net',
  discount: { percent: 5 },
  taxPoint: '2026-11-03',
  reverseCharge: { construction: 'yes', staff: 'no', customerRegistered: 'yes', earlierAgreed: 'no' },
});

export const invoices: Bodies = {
  'POST /api/invoices': (known) => ({ id: known.own, ...invoice(known) }),
  'PUT /api/invoices/{id}': invoice,
  'POST /api/invoices/import': ({ clients }) => ({
    rows: [
      {
        clientId: clients,
        invoiceNumber: 'OLD-7',
        amount: 240,
        issuedOn: '2026-10-02',
        dueDate: '2026-11-01',
        paid: 40,
        paidOn: '2026-10-20',
        workDescription: 'Replaced the tap',
        remind: true,
      },
    ],
  }),
  'PUT /api/invoices/{id}/reminders': () => ({ on: false }),
  'POST /api/invoices/{id}/credits': ({ own }) => ({
    id: own,
    lines: [{ ...line, quantity: 1 }],
    reason: 'Half an hour less',
    copy: true,
  }),
  'POST /api/invoices/{id}/send': () => ({
    to: 'ann@example.com',
    subject: 'Your invoice',
    message: 'Dear Ann,\n\nHere is your invoice.',
  }),
  'POST /api/invoices/{id}/remind': () => ({
    to: 'ann@example.com',
    subject: 'A word about your invoice',
    message: 'Dear Ann,\n\nDid it reach you?',
    stage: 'ask',
  }),
  'POST /api/invoices/{id}/claims': () => ({
    // Its amount is what is owed by then.
    kind: 'letter_before_claim',
    note: 'Please call us',
    debtor: 'individual',
    agreement: { how: 'spoken', on: '2026-10-01', words: 'You asked Ann for the tap in your kitchen' },
  }),
  'PATCH /api/invoices/claims/{id}': () => ({
    outcome: 'paid',
    outcomeOn: '2026-11-10',
    postedOn: '2026-11-04',
    documentsGivenOn: '2026-11-05',
    noticeOn: '2026-11-06',
  }),
  'PUT /api/invoices/{id}/dispute': () => ({ on: '2026-11-10', note: 'The tap still drips' }),
  'PUT /api/invoices/{id}/late': () => ({ dayAgreed: 'no', ownTerms: 'no' }),
  'POST /api/invoices/{id}/void': () => ({ reason: 'Made out to the wrong client' }),
  'POST /api/invoices/drafts': (known) => ({ id: known.own, ...draft(known) }),
  'POST /api/invoices/drafts/{id}/issue': ({ own }) => ({ id: own }),
  'PUT /api/invoices/drafts/{id}': draft,
};
