import type { AssignmentRow } from '../../assignments/contract.ts';
import type { Reader, RecordOf, ViewEntry } from '../reader.ts';

const jobOf = (db: Reader, jobId: number): AssignmentRow['job'] => {
  const job = db.get('job', jobId);
  return job ? { id: job.id, title: job.title, status: job.status } : null;
};

const employeeOf = (db: Reader, employeeId: number): AssignmentRow['employee'] => {
  const employee = db.get('employee', employeeId);
  return employee ? { id: employee.id, firstName: employee.firstName, lastName: employee.lastName } : null;
};

const row = (db: Reader, { hourlyRate: _, ...own }: RecordOf<'assignment'>): AssignmentRow => ({
  job_assignments: own,
  job: jobOf(db, own.jobId),
  employee: employeeOf(db, own.employeeId),
});

export const assignmentViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/job-assignments',
    needs: ['assignment', 'job', 'employee'],
    view: (db) => db.all('assignment').map((assignment) => row(db, assignment)),
  },
];
