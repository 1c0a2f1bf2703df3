import { wholeForms } from '#shared/certificates/testing/examples.ts';
import type { Bodies } from '../known.ts';

export const certificates: Bodies = {
  'POST /api/jobs/{id}/certificates': ({ own }) => ({
    id: own,
    kind: 'gas_safety',
    title: 'Landlord’s record',
    number: 'GS-12',
    nextDue: '2030-01-31',
  }),
  'PUT /api/jobs/{id}/certificates/{certificateId}/values': () => ({ values: wholeForms.alarms }),
  'POST /api/jobs/{id}/certificates/{certificateId}/issue': ({ formHash }) => ({
    hash: formHash,
    signatures: [
      {
        role: 'engineer',
        name: 'Alex Fitter',
        strokes: [
          [
            [0, 500],
            [1000, 500],
          ],
        ],
      },
    ],
  }),
  'POST /api/jobs/{id}/certificates/{certificateId}/correct': ({ own }) => ({
    id: own,
    reason: 'Wrong room',
  }),
  'POST /api/jobs/{id}/certificates/{certificateId}/withdraw': () => ({ reason: 'Wrong address' }),
  'POST /api/jobs/{id}/certificates/{certificateId}/remedial': ({ own }) => ({ id: own }),
  'POST /api/jobs/{id}/certificates/{certificateId}/defects/{n}/remedied': () => ({
    on: '2026-11-20',
    by: 'Alex Fitter',
  }),
  'POST /api/jobs/{id}/certificates/{certificateId}/send': () => ({
    to: ['client'],
    subject: 'Your record',
    message: 'Dear Ada, here it is.',
  }),
  'POST /api/jobs/{id}/certificates/{certificateId}/copies': () => ({
    to: 'client',
    by: 'paper',
    on: '2026-11-20',
  }),
  'PUT /api/jobs/{id}/certificates/{certificateId}': () => ({
    kind: 'other',
    title: 'Damp report',
    number: 'D-7',
    nextDue: '2030-03-04',
  }),
  'POST /api/jobs/{id}/certificates/{certificateId}/remind': () => ({
    to: 'ada@example.com',
    subject: 'Gas safety record',
    message: 'Dear Ada, it falls due.',
  }),
};
