import type { Client } from '../../clients/client.ts';
import { toPounds } from '../../money.ts';
import { idIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';

/** A client with the balance owed in pounds, as every reply shows it. */
export const clientShown = <Kept extends object>(
  client: Kept,
  figures: { owedPence?: number | undefined } | undefined,
): Kept & { owed: number } => ({ ...client, owed: toPounds(figures?.owedPence ?? 0) });

const shown = (db: Reader, client: RecordOf<'client'>): Client =>
  clientShown(client, db.get('figures.client', client.id));

/** A client's id and name, as other records show them. */
export const clientNamed = (db: Reader, id: number): { id: number; name: string } | null => {
  const client = db.get('client', id);
  return client ? { id, name: client.name } : null;
};

const list = (db: Reader): Client[] => db.all('client').map((client) => shown(db, client));

const get = (db: Reader, id: number): Client | null => {
  const client = db.get('client', id);
  return client ? shown(db, client) : null;
};

const needs = ['client', 'figures.client'] as const;

export const clientViews: readonly ViewEntry[] = [
  { route: 'GET /api/clients', needs, view: list },
  { route: 'GET /api/clients/{id}', needs, view: (db, input) => get(db, idIn(input)) },
];
