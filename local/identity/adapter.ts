import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { KeptJson } from '../data/kept-json.ts';

interface Entry {
  payload: AdapterPayload;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Everything the provider keeps (sessions, sign-ins under way, codes), by model and id. */
export type Entries = KeptJson<Record<string, Entry>>;

/** The provider's storage over one small file. */
export function adapterOver({ value, changed }: Entries) {
  const alive = (name: string) => {
    const entry = value[name];
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };
  const removeWhere = (gone: (entry: Entry, name: string) => boolean) => {
    for (const [name, entry] of Object.entries(value)) if (gone(entry, name)) delete value[name];
    changed();
  };
  const findBy = async (model: string, field: 'uid' | 'userCode', wanted: string) =>
    Object.keys(value)
      .filter((name) => name.startsWith(`${model}:`))
      .map(alive)
      .find((payload) => payload?.[field] === wanted);

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      value[`${model}:${id}`] = { payload, expiresAt: Date.now() + (expiresIn || 86_400) * 1000 };
      removeWhere(({ expiresAt }) => expiresAt <= Date.now());
    },
    find: async (id) => alive(`${model}:${id}`),
    findByUid: (uid) => findBy(model, 'uid', uid),
    findByUserCode: (code) => findBy(model, 'userCode', code),
    async consume(id) {
      const payload = alive(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      changed();
    },
    async destroy(id) {
      removeWhere((_, name) => name === `${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      removeWhere(({ payload }) => payload.grantId === grantId);
    },
  });
}
