import type { Bodies } from '../known.ts';

const employee = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@example.com',
  phone: '01632 960004',
  address: '3 Quay',
  position: 'plumber',
  department: 'plumbing',
  hourlyRate: 18.5,
  startDate: '2026-01-05',
  emergencyContact: 'Sam Example',
  emergencyPhone: '01632 960005',
  notes: 'Has a van',
  isActive: true,
  colour: 7,
  optOut48: '2026-03-02',
  tickets: [{ kind: 'gasSafe', number: '1234567', endsOn: '2027-03-31' }],
};

export const employees: Bodies = {
  'POST /api/employees': ({ own }) => ({ id: own, ...employee }),
  'PUT /api/employees/{id}': () => employee,
};
