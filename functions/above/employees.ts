import type { OnEmployees } from '#functions/employees/handler.ts';
import { lazily } from '#functions/lib/lazily.ts';

const assignments = lazily(() => import('#functions/assignments/ending.ts'));
const time = lazily(() => import('#functions/time/team-today.ts'));

export const above: OnEmployees = {
  assignmentsOf: async (...asked) => (await assignments()).assignmentsOfEmployee(...asked),
  teamToday: async (firm) => (await time()).teamToday(firm),
};
