import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { KeptJson } from '../data/kept-json.ts';

interface Entry {
  payload: AdapterPayload;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The provider's whole storage (sessions, sign-ins in progress, codes), by model and id. */
export type Entries = KeptJson<Record<string, Entry>>;

/** How often expired entries are removed, in milliseconds: it scans everything. */
const sweepMs = 60_000;

/** The provider's storage adapter, over one small file. */
export function adapterOver({ value, changed }: Entries) {
  let sweptAt = 0;
  const alive = (name: string) => {
    const entry = value[name];
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };
  const removeWhere = (gone: (entry: Entry) => boolean) => {
    for (const [name, entry] of Object.entries(value)) if (gone(entry)) delete value[name];
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
      const now = Date.now();
      changed();
      if (Math.abs(now - sweptAt) < sweepMs) return;
      sweptAt = now;
      removeWhere(({ expiresAt }) => expiresAt <= now);
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
      delete value[`${model}:${id}`];
      changed();
    },
    async revokeByGrantId(grantId) {
      removeWhere(({ payload }) => payload.grantId === grantId);
    },
  });
}
