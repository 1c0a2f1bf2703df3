import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { employeesContract } from '#shared/employees/contract.ts';
import type { TeamToday } from '#shared/employees/today.ts';
import * as store from './store.ts';
import { statsOf } from './team.ts';

const present = ({ firm }: { firm: StoredFirm }, id: number) => store.getEmployee(firm.firmId, id);

/** What employees need from features built on top of them. */
export interface OnEmployees {
  assignmentsOf: store.AssignmentsOf;
  teamToday: (firm: StoredFirm) => Promise<TeamToday>;
}

export const handler = serve(
  employeesContract,
  ({ assignmentsOf, teamToday }: OnEmployees) => ({
    list: ({ firm, query }) => store.listEmployees(firm.firmId, query),
    stats: ({ firm }) => statsOf(firm.firmId),
    today: ({ firm }) => teamToday(firm),
    get: ({ firm, params }) => store.getEmployee(firm.firmId, params.id),
    create: ({ firm, body, once }) => store.createEmployee(firm.firmId, body, once),
    update: ({ firm, params, body }) => store.updateEmployee(firm.firmId, params.id, body),
    remove: ({ firm, params, query }) =>
      store.removeEmployee(firm.firmId, params.id, { basedOn: query.updatedAt, assignmentsOf }),
  }),
  { present: { create: present, update: present, remove: present } },
);
