import type { QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import { type AnyEntity, rowsOf } from './rows.ts';

/** The part of an ElectroDB query that walking needs. */
interface Walkable {
  go: (options: { cursor: string | null; pages: 1; consistent: true; data: 'raw' }) => Promise<{
    data: unknown;
    cursor: string | null;
  }>;
}

/** Yields all rows of a query, a database page at a time, so that memory does not grow with the account. */
export async function* walk<E extends AnyEntity>(
  entity: E,
  query: Walkable,
): AsyncGenerator<EntityItem<E>[]> {
  let cursor: string | null = null;
  do {
    const page: { data: unknown; cursor: string | null } = await query.go({
      cursor,
      pages: 1,
      consistent: true,
      data: 'raw',
    });
    yield rowsOf(entity, (page.data as QueryCommandOutput).Items ?? []);
    cursor = page.cursor;
  } while (cursor);
}
