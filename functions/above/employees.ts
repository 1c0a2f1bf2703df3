import type { OnEmployees } from '#functions/employees/handler.ts';
import { lazily } from '#functions/lib/lazily.ts';

const assignments = lazily(() => import('#functions/assignments/ending.ts'));

export const above: OnEmployees = {
  assignmentsOf: async (...asked) => (await assignments()).assignmentsOfEmployee(...asked),
};
