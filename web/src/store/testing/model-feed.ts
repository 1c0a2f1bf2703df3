import type { Kind } from '#shared/domain/kinds.ts';
import type { Changes } from '../changes.ts';
import type { Stored } from '../database.ts';
import { type Named, nameOf } from '../records.ts';
import { CursorRefused, type Question } from '../surroundings.ts';

interface Change {
  put: readonly { kind: Kind; id: string; data: unknown }[];
  gone: readonly Named[];
  key?: string | undefined;
}

/** A server with only a feed: its changes in order, and the records they result in. */
export class ModelFeed {
  epoch = 'aaaaaaaa';
  /** Records per page of a fill. */
  pageSize = 3;
  readonly #log: Change[] = [];
  readonly #records = new Map<string, Stored>();

  get seq(): number {
    return this.#log.length;
  }

  commit(change: Change): void {
    this.#log.push(change);
    for (const one of change.put) this.#records.set(nameOf(one), { ...one, at: this.seq });
    for (const one of change.gone) this.#records.delete(nameOf(one));
  }

  cursor(seq = this.seq): string {
    return `${this.epoch}.1.${seq}`;
  }

  /** Every record as it is now. */
  all(): Stored[] {
    return [...this.#records.values()].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  /** What changed after a number, in its current state. */
  delta(from: number): Changes {
    const changes = this.#log.slice(from);
    const names = new Map(
      changes.flatMap(({ put, gone }) => [...put, ...gone]).map((one) => [nameOf(one), one]),
    );
    const found = [...names].map(([name, { kind, id }]) => this.#records.get(name) ?? { kind, id });
    return {
      from: this.cursor(from),
      to: this.cursor(),
      more: false,
      records: found.filter((one): one is Stored => 'at' in one),
      gone: found.filter((one) => !('at' in one)),
      done: changes.flatMap(({ key }) => key ?? []),
    };
  }

  answer({ since, page, kinds }: Question): Changes | null {
    if (since !== undefined) {
      if (!since.startsWith(`${this.epoch}.`)) throw new CursorRefused();
      const from = Number(since.slice(since.lastIndexOf('.') + 1));
      if (from > this.seq) throw new CursorRefused();
      return from === this.seq ? null : this.delta(from);
    }
    const asked = kinds?.split(',');
    // The name of the last one, like a database key, so that deletions don't shift the pages.
    const left = this.all().filter(
      (one) => (!asked || asked.includes(one.kind)) && nameOf(one) > (page ?? ''),
    );
    const records = left.slice(0, this.pageSize);
    const last = records.at(-1);
    const more = left.length > records.length;
    return {
      ...{ from: null, to: this.cursor(), more, records, gone: [], done: [] },
      page: more && last ? nameOf(last) : undefined,
    };
  }
}
