import type { MutationEntry as Rule } from '#shared/domain/mutation.ts';
import type { Rules } from '../pending.ts';

type Fields = Record<string, unknown>;

const rules: Rule[] = [
  {
    route: 'POST /api/clients',
    subject: (_, { newId }) => `client/${newId}`,
    apply: (_, { body }, { newId, at }) => [
      { kind: 'client', id: `${newId}`, before: undefined, after: { ...(body as Fields), updatedAt: at } },
    ],
  },
  {
    route: 'PUT /api/clients/{id}',
    subject: ({ params }) => `client/${params?.id}`,
    apply: (db, { params, body }) => {
      const before = db.get('client', params?.id ?? '') as Fields | undefined;
      return (
        before && [{ kind: 'client', id: `${params?.id}`, before, after: { ...before, ...(body as Fields) } }]
      );
    },
  },
  {
    route: 'DELETE /api/clients/{id}',
    subject: ({ params }) => `client/${params?.id}`,
    apply: (db, { params }) => [
      { kind: 'client', id: `${params?.id}`, before: db.get('client', params?.id ?? ''), after: undefined },
    ],
  },
];

/** The model server's rules for clients, as a device applies them. */
export const rulesOfModel: Rules = {
  mutations: new Map(rules.map((rule) => [rule.route, rule])),
  projections: [],
};
