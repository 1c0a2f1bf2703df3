import type { Kind } from '#shared/domain/kinds.ts';
import type { MutationEntry, Problem } from '../mutation-entry.ts';
import { bodyOf, queryOf, says } from '../rebase.ts';
import type { Answer } from '../sender.ts';
import { ModelFeed } from './model-feed.ts';

type Fields = Record<string, unknown>;

/** A model of the server as the log sees it: ids chosen by devices, versions, idempotency keys, references, stock, and its feed. */
export class ModelService {
  readonly feed = new ModelFeed();
  /** The keys of the changes it made, in order. */
  readonly did: string[] = [];
  readonly #remembered = new Map<string, unknown>();
  readonly #records = new Map<string, Fields>();
  #version = 0;

  get(kind: Kind, id: string): Fields | undefined {
    return this.#records.get(`${kind}/${id}`);
  }

  /** The fax number last set on another device, by the client's id. */
  readonly faxes = new Map<string, string>();

  /** Sets a client's fax number, as another device would. */
  changeFax(of: number): void {
    const clients = this.feed.all().filter(({ kind }) => kind === 'client');
    const one = clients[of % Math.max(1, clients.length)];
    if (!one) return;
    const fax = `fax ${this.#version}`;
    this.faxes.set(one.id, fax);
    this.#write('client', { ...(one.data as Fields), fax }, undefined);
  }

  /** Handles a change, whether or not its answer arrives. `since` is the device's cursor. */
  take(entry: MutationEntry, since: string | undefined): Answer {
    const { route, key, set, makes, subject } = entry;
    const before = this.#remembered.has(key);
    const [kind = '', id = ''] = subject.split('/');
    if (!before) {
      const problem =
        makes !== null
          ? this.#create(kind as Kind, String(makes), set as Fields, key)
          : route.startsWith('DELETE')
            ? this.#remove(id, key, queryOf(entry)?.updatedAt)
            : this.#edit(id, bodyOf(entry) as Fields, key);
      if (problem) return { kind: 'refused', problem };
    }
    const reply = this.#remembered.get(key);
    const from = since?.slice(since.lastIndexOf('.') + 1);
    return { kind: 'done', reply, changes: from === undefined ? null : this.feed.delta(Number(from)) };
  }

  #problem(code: Problem['code'] & string, current?: unknown): Problem {
    return { status: 409, code, message: code, issues: [], ...(current !== undefined && { current }) };
  }

  #write(kind: Kind, fields: Fields, key: string | undefined): void {
    this.#version += 1;
    const record = { ...fields, updatedAt: new Date(Date.UTC(2026, 0, 1) + this.#version).toISOString() };
    const id = String(fields.id);
    this.#records.set(`${kind}/${id}`, record);
    this.feed.commit({ put: [{ kind, id, data: record }], gone: [], key });
    if (key === undefined) return;
    this.#remembered.set(key, record);
    this.did.push(key);
  }

  /** Creates a client's record or a stock move; the latter's subject is its item. */
  #create(subject: Kind, id: string, set: Fields, key: string): Problem | undefined {
    const kind: Kind = subject === 'item' ? 'stockMove' : subject;
    if (set.name === 'bad') return { ...this.#problem('validation'), status: 400 };
    if (this.get(kind, id)) return this.#problem('id_taken', this.get(kind, id));
    if (typeof set.clientId === 'number' && !this.get('client', String(set.clientId)))
      return { ...this.#problem('validation'), status: 400 };
    this.#write(kind, { ...set, id: Number(id) }, key);
    return undefined;
  }

  /**
   * Merges as the server does: on a newer version it applies only the fields that were changed, and only if their previous values
   * still hold.
   */
  #edit(id: string, body: Fields, key: string): Problem | undefined {
    const record = this.get('client', id);
    if (!record) return { ...this.#problem('not_found'), status: 404 };
    const { updatedAt, base, pending: _, ...set } = body as Fields & { base?: Fields };
    const isMoved = updatedAt !== undefined && updatedAt !== record.updatedAt;
    if (isMoved && !base) return this.#problem('stale', record);
    const differs = Object.entries(base ?? {}).some(([name, value]) => !says(record[name], value));
    if (isMoved && differs) return this.#problem('stale', record);
    const kept = Object.entries(set).filter(([name]) => !isMoved || name in (base ?? {}));
    this.#write('client', { ...record, ...Object.fromEntries(kept), id: record.id }, key);
    return undefined;
  }

  #remove(id: string, key: string, seen: string | undefined): Problem | undefined {
    const record = this.get('client', id);
    if (!record) return { ...this.#problem('gone'), status: 404 };
    if (seen !== undefined && seen !== record.updatedAt) return this.#problem('stale', record);
    this.#records.delete(`client/${id}`);
    this.feed.commit({ put: [], gone: [{ kind: 'client', id }], key });
    this.#remembered.set(key, null);
    this.did.push(key);
    return undefined;
  }
}
