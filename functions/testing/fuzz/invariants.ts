import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Contract } from '#shared/route.ts';
import type { Answer, Api } from '../../../local/testing/api-client.ts';
import { statusesOf } from '../../../scripts/openapi/refusals.ts';
import { everyRoute } from '../every-route.ts';
import { partitionOf, recounted } from '../partition.ts';

/** The errors in a response: a 5xx of ours, an undocumented status, an error without a message. */
export const wrongWith = (route: Contract, { status, body }: Answer): string | undefined => {
  if (status === route.reply.status || status === 302) return undefined;
  const { message } = (body ?? {}) as { message?: unknown };
  if (typeof message !== 'string' || !/\w/.test(message)) return `${status} says nothing`;
  if (status >= 500) return `${status}: ${message}`;
  return statusesOf(route).some((known) => known === status) ? undefined : `${status} is not described`;
};

/**
 * Characters that stored text may never contain: control characters except line breaks, lone surrogates, replacement characters,
 * direction overrides.
 */
const unfit = /[\p{Cs}\ufffd\u202a-\u202e\u2066-\u2069]|(?![\t\r\n])\p{Cc}/u;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const isFit = (text: string): boolean => !unfit.test(text) && text === text.normalize('NFC');

const fieldsOf = (shape: z.ZodMiniType): string[] => {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

/** Records that are updated as a whole, by id, at the path below their list. */
const updatable = everyRoute.flatMap(({ route }) => {
  const list = everyRoute.find(({ key }) => `${key}/{id}` === `GET ${route.path}`);
  return route.method === 'PUT' && route.body && list?.route.reply.kind === 'page'
    ? [{ body: route.body, fields: fieldsOf(route.body), list: list.route }]
    : [];
});

/** The record in a row; assignments nest theirs beside the records they join. */
const recordOf = (row: Record<string, unknown>, { path }: Contract): Record<string, unknown> => {
  const name = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', '_');
  return (row[name] ?? row) as Record<string, unknown>;
};

/** Checks that every stored record would be accepted again. */
const refusedRows = async (api: Api): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { body, fields, list } of updatable) {
    const rows = (await api.send({ method: 'GET', path: list.path })).body as Record<string, unknown>[];
    for (const row of rows.map((each) => recordOf(each, list))) {
      const given = fields.flatMap((name) => (name in row ? [[name, row[name]]] : []));
      const { error } = z.safeParse(body, Object.fromEntries(given));
      if (error) wrong.push(`${list.path}/${row.id}: ${JSON.stringify(error.issues).slice(0, 300)}`);
    }
  }
  return wrong;
};

/** The errors in a user's stored data: every record must be valid and every count right. */
export const wrongInTable = async (api: Api, firmId: FirmId): Promise<string[]> => {
  const items = await partitionOf(firmId);
  const unfitItems = items
    .filter((item) => !textsIn(item).every(isFit))
    .map(({ sk }) => `${sk} holds what cannot be shown`);
  const { expected, found } = await recounted(firmId);
  const counts = isDeepStrictEqual(expected, found) ? [] : [JSON.stringify({ expected, found })];
  return [...unfitItems, ...(await refusedRows(api)), ...counts];
};
