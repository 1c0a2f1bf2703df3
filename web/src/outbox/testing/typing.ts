import type { Random } from '#shared/seeded.ts';
import type { Draft } from '../store.ts';
import type { ModelServer } from './model-server.ts';
import { pick } from './random.ts';

const fields = ['name', 'phone', 'email'];
/** The one item whose stock is moved. */
export const itemId = 7;

/** What somebody types in one run: each change as a form would send it, on the record as it looks by then. */
export const typing = (random: Random, server: ModelServer) => {
  const shown = new Map<number, Record<string, unknown>>();
  const made: number[] = [];
  const local: { id: number; key: string; bad: boolean }[] = [];
  let nextId = 1000;
  let nextKey = 0;
  const draft = (route: string, id: number, body: Record<string, unknown>, base?: unknown): Draft => {
    nextKey += 1;
    const key = `key-${nextKey}`;
    local.push({ id, key, bad: body.name === 'bad' });
    const params: Draft['params'] = route.startsWith('POST') ? {} : { id };
    return { route, id, key, params, body, tries: 0, at: 0, build: '', ...(base !== undefined && { base }) };
  };
  const create = (): Draft => {
    nextId += 1;
    const id = nextId;
    const name = random() < 0.08 ? 'bad' : `made ${id}`;
    const client = random() < 0.5 && made.length > 0 ? { clientId: pick(random, made) } : {};
    const body = { id, name, ...client };
    made.push(id);
    shown.set(id, { ...body, updatedAt: 'made here' });
    return draft('POST /api/things', id, body);
  };
  const edit = (): Draft => {
    const id = pick(random, [...shown.keys()]);
    const base = { ...shown.get(id) };
    const body = { ...base, [pick(random, fields)]: `typed ${nextKey}`, updatedAt: base.updatedAt };
    shown.set(id, body);
    return draft('PUT /api/things/{id}', id, body, base);
  };
  const move = (): Draft => {
    nextId += 1;
    return draft('POST /api/inventory/transactions', nextId, { itemId, change: random() < 0.5 ? 1 : -1 });
  };
  const next = (): Draft => {
    const kind = random();
    if (kind < 0.4 || shown.size === 0) return create();
    return kind < 0.8 ? edit() : move();
  };
  /** What the server said in the meantime is what is edited next. */
  const see = () => {
    for (const [id, record] of server.records)
      if (random() < 0.3 && shown.has(id)) shown.set(id, { ...record });
  };
  return { next, see, local };
};
