import { serve } from '#functions/lib/serve.ts';
import { firmsContract } from '#shared/firms/contract.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { enterFirm } from './enter.ts';
import { foundFurther } from './further.ts';
import { leaveFirm } from './leave.ts';
import { firmsOf } from './list.ts';
import { rulesNow, setRules } from './rules.ts';

export const handler = serve(
  firmsContract,
  {
    list: async ({ user, firm, member }) => {
      const all = await firmsOf(user.userId, firm && member && { firm, member });
      return all.map((each) => ({ ...each, current: each.id === firm?.firmId }));
    },
    create: ({ user, body, once }) => foundFurther(user.userId, body.name, once),
    enter: ({ user, params, event }) => enterFirm(user.userId, params.firmId, event),
    leave: ({ user, params }) => leaveFirm(user.userId, params.firmId),
    // Loaded on demand: the table of all calls is large, and rarely requested.
    roles: async () => (await import('./call-roles.ts')).callRoles(),
    rules: async ({ firm }) => rulesOf(firm.rules),
    setRules: ({ firm, body }) => setRules(firm.firmId, body),
  },
  { present: { setRules: ({ firm }) => rulesNow(firm.firmId) } },
);
