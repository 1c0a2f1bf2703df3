import type { Bodies, Known } from '../known.ts';

const job = ({ clients, sites }: Known) => ({
  title: 'New tap',
  clientId: clients,
  siteId: sites,
  description: 'Kitchen tap drips',
  status: 'pending',
  amount: 80,
  startDate: '2026-11-02',
  endDate: '2026-11-03',
  scheduledDate: '2026-11-02',
  startTime: '09:00',
  endTime: '11:30',
  location: 'Whitby',
  priority: 'high',
  repeat: { every: 1, unit: 'year', until: '2030-11-02' },
});

const assignment = ({ jobs, employees }: Known) => ({
  jobId: jobs,
  employeeId: employees,
  role: 'lead',
  assignedDate: '2026-11-02',
  startTime: '09:00',
  endTime: '17:00',
  hoursWorked: 7.5,
  notes: 'Brings the ladder',
});

export const jobs: Bodies = {
  'POST /api/jobs': (known) => ({ id: known.own, ...job(known) }),
  'POST /api/jobs/import': (known) => {
    const { repeat, siteId, ...row } = job(known);
    return { rows: [row] };
  },
  'PUT /api/jobs/{id}': job,
  'PATCH /api/jobs/{id}': () => ({ status: 'in_progress', told: true }),
  'POST /api/jobs/{id}/notes': ({ own }) => ({ id: own, text: 'The stopcock is\nbehind the fridge' }),
  'POST /api/job-assignments': (known) => ({ id: known.own, ...assignment(known) }),
  'PUT /api/job-assignments/{id}': assignment,
};
