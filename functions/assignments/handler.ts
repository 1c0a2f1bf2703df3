import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { assignmentsRoutes } from '#shared/assignments/contract.ts';
import { listAssignments } from './list.ts';
import * as store from './store.ts';

const present = ({ user }: { user: StoredUser }, id: number) => store.readAssignment(user.userId, id);

export const handler = serve(
  assignmentsRoutes,
  {
    list: ({ user, query }) => listAssignments(user.userId, query),
    create: ({ user, body, once }) => store.createAssignment(user.userId, body, once),
    update: ({ user, params, body }) => store.updateAssignment(user.userId, params.id, body),
    remove: ({ user, params }) => store.removeAssignment(user.userId, params.id),
  },
  { present: { create: present, update: present } },
);
