import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { employeesRoutes } from '#shared/employees/contract.ts';
import * as store from './store.ts';
import { statsOf } from './team.ts';

const present = ({ user }: { user: StoredUser }, id: number) => store.getEmployee(user.userId, id);

export const handler = serve(
  employeesRoutes,
  {
    list: ({ user, query }) => store.listEmployees(user.userId, query),
    stats: ({ user }) => statsOf(user.userId),
    get: ({ user, params }) => store.getEmployee(user.userId, params.id),
    create: ({ user, body, once }) => store.createEmployee(user.userId, body, once),
    update: ({ user, params, body }) => store.updateEmployee(user.userId, params.id, body),
    remove: ({ user, params }) => store.removeEmployee(user.userId, params.id),
  },
  { present: { create: present, update: present } },
);
