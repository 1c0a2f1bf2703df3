import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { assignmentsContract } from '#shared/assignments/contract.ts';
import { listAssignments } from './list.ts';
import * as store from './store.ts';

const present = ({ firm }: { firm: StoredFirm }, id: number) => store.readAssignment(firm.firmId, id);

export const handler = serve(
  assignmentsContract,
  {
    list: ({ firm, query }) => listAssignments(firm.firmId, query),
    create: ({ firm, body, once }) => store.createAssignment(firm.firmId, body, once),
    update: ({ firm, params, body }) => store.updateAssignment(firm.firmId, params.id, body),
    remove: ({ firm, params, query }) => store.removeAssignment(firm.firmId, params.id, query.updatedAt),
  },
  { present: { create: present, update: present, remove: present } },
);
