import { toPence } from '../../money.ts';
import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';
import type { RecordOf } from '../reader.ts';
import { isThere } from './views.ts';

type Member = Pick<RecordOf<'employee'>, 'isActive' | 'hourlyRate' | 'deletedAt'>;

const counted = ({ isActive, hourlyRate }: Member) => {
  const isRated = isActive && typeof hourlyRate === 'number';
  return {
    employees: 1,
    active: Number(isActive),
    rated: Number(isRated),
    ratePence: isRated ? toPence(hourlyRate) : 0,
  };
};

export const employeeProjections: readonly Projection[] = [
  projection('figures.team', 'employee', (member) =>
    isThere(member) ? [{ id: 'all', add: counted(member) }] : [],
  ),
];
