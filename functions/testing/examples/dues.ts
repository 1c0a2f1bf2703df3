import { addDays, today } from '#shared/dates.ts';
import type { Bodies } from '../known.ts';

const said = { kind: 'custom', title: 'Sweep the flue', dueOn: '2030-03-04', months: 12 };

export const dues: Bodies = {
  'POST /api/guest/visit': ({ statementLink, dues: dueId }) => ({ token: statementLink, dueId }),
  'POST /api/guest/done': ({ statementLink, dues: dueId }) => ({
    token: statementLink,
    dueId,
    on: '2026-11-02',
  }),
  'PUT /api/settings/dues': () => ({ remindersOn: true, days: [30, 7] }),
  'POST /api/dues': ({ own, sites: siteId, clients: clientId }) => ({
    ...{ id: own, siteId, clientId, payerContactId: 1 },
    ...said,
    snoozedUntil: '2030-02-01',
  }),
  'POST /api/dues/import': () => ({
    rows: [
      {
        ...{ clientName: 'Mill Lettings', address: 'Flat 5, 9 Mill Lane\nLeeds', postcode: 'LS1 4AD' },
        ...{ kind: 'gas_safety', dueOn: '2026-10-01', lastDoneOn: '2025-10-01', number: 'CP-12' },
        tenantName: 'Toby Tenant',
      },
    ],
  }),
  'PUT /api/dues/{id}': () => ({ ...said, payerContactId: 1, reopen: true, snoozedUntil: '2030-02-01' }),
  'POST /api/dues/{id}/close': () => ({
    outcome: 'done_elsewhere',
    on: '2026-11-02',
    nextDue: '2030-11-02',
  }),
  'POST /api/dues/{id}/remind': () => ({ subject: 'A check is due', message: 'Which day suits you?' }),
  'POST /api/dues/{id}/book': ({ own, employees }) => ({
    id: own,
    date: addDays(today(), 7),
    startTime: '09:00',
    endTime: '10:30',
    employeeIds: [employees],
    tell: [],
  }),
};
