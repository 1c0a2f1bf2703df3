import type { Employee, EmployeeStats } from '../../employees/contract.ts';
import { toPounds } from '../../money.ts';
import { idIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';

/** False for deleted employees, who stay only by name with the work that refers to them. */
export const isThere = ({ deletedAt }: { deletedAt?: string | null | undefined }): boolean => !deletedAt;

const shown = ({ deletedAt: _, ...employee }: RecordOf<'employee'>): Employee => employee;

const list = (db: Reader): Employee[] => db.all('employee').filter(isThere).map(shown);

const get = (db: Reader, id: number): Employee | null => {
  const employee = db.get('employee', id);
  return employee && isThere(employee) ? shown(employee) : null;
};

/** The four figures of a team; all 0 if nobody was counted yet. */
export const statsShown = (team: Partial<RecordOf<'figures.team'>>): EmployeeStats => {
  const { employees = 0, active = 0, rated = 0, ratePence = 0, openAssignments = 0 } = team;
  return {
    totalEmployees: employees,
    activeEmployees: active,
    totalAssignments: openAssignments,
    averageHourlyRate: rated === 0 ? 0 : toPounds(Math.round(ratePence / rated)),
  };
};

const needs = ['employee'] as const;

export const employeeViews: readonly ViewEntry[] = [
  { route: 'GET /api/employees', needs, view: list },
  { route: 'GET /api/employees/{id}', needs, view: (db, input) => get(db, idIn(input)) },
  {
    route: 'GET /api/employee-stats',
    needs: ['figures.team'],
    view: (db) => statsShown(db.get('figures.team', 'all') ?? {}),
  },
];
