import type { Answer } from '../answer.ts';
import type { Entry } from '../entry.ts';

type Fields = Record<string, unknown>;
export interface Kept extends Fields {
  id: number;
  updatedAt: string;
}

/** The server as far as an outbox can tell: ids that the client chose, versions, remembered keys, references, stock. */
export const modelServer = () => {
  const records = new Map<number, Kept>();
  const remembered = new Map<string, Answer>();
  const log: { id: number; key: string; change: Fields }[] = [];
  const stock = new Map<number, number>();
  let version = 0;
  const stamp = () => {
    version += 1;
    return new Date(Date.UTC(2026, 0, 1) + version).toISOString();
  };
  const problem = (status: number, message: string) => ({ status, message, issues: [] });
  const refused = (status: number, message: string): Answer => ({
    kind: 'refused',
    problem: problem(status, message),
  });
  const moved = (current: Kept): Answer => ({ kind: 'moved', current, problem: problem(409, 'moved') });

  const write = (id: number, key: string, change: Fields): Answer => {
    const { updatedAt: _v, ...told } = change;
    const record = { ...records.get(id), ...told, id, updatedAt: stamp() };
    records.set(id, record);
    log.push({ id, key, change: told });
    return { kind: 'done', reply: record };
  };
  const create = ({ id, key, body }: Entry): Answer => {
    const told = body as Fields;
    if (told.name === 'bad') return refused(400, 'bad');
    const current = records.get(id);
    if (current) return moved(current);
    if (typeof told.clientId === 'number' && !records.has(told.clientId)) return refused(400, 'no client');
    return write(id, key, told);
  };
  const edit = ({ id, key, body }: Entry): Answer => {
    const record = records.get(id);
    if (!record) return refused(404, 'gone');
    const { updatedAt } = body as Fields;
    return updatedAt !== undefined && updatedAt !== record.updatedAt
      ? moved(record)
      : write(id, key, body as Fields);
  };
  const move = ({ id, key, body }: Entry): Answer => {
    const { itemId, change } = body as { itemId: number; change: number };
    stock.set(itemId, (stock.get(itemId) ?? 0) + change);
    return write(id, key, body as Fields);
  };

  /** What the server does with an entry, whether or not its answer arrives. */
  const take = (entry: Entry): Answer => {
    const isPost = entry.route.startsWith('POST');
    const before = isPost ? remembered.get(entry.key) : undefined;
    if (before) return before;
    if (!isPost) return edit(entry);
    const answer = entry.route.includes('transactions') ? move(entry) : create(entry);
    if (answer.kind === 'done') remembered.set(entry.key, answer);
    return answer;
  };
  /** Somebody on another device changes a record. */
  const changeElsewhere = (id: number, change: Fields) => {
    if (records.has(id)) write(id, 'elsewhere', change);
  };
  return { take, changeElsewhere, records, log, stock };
};
export type ModelServer = ReturnType<typeof modelServer>;
