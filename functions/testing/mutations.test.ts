import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyInput } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import type { MutationEntry } from '#shared/domain/mutation.ts';
import { mutations } from '#shared/domain/mutations.ts';
import { newId } from '#shared/ids.ts';
import type { Contract } from '#shared/route.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { figuresCompared, recordsCompared } from './device/compared.ts';
import { recordsOf } from './device/filled.ts';
import { laid } from './device/overlay.ts';
import { readerOver } from './device/reader.ts';
import { type Upload, uploads } from './device/uploads.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { requestsFor } from './fuzz/requests.ts';
import { kindsOf } from './kinds-of.ts';
import { type Known, paramsFor } from './known.ts';
import { lettersEnded } from './letters-ended.ts';
import { known } from './make-known.ts';
import { ready } from './ready.ts';

const system = localSystem();
const routeOf = new Map(everyRoute.map(({ key, route }) => [key, route]));

interface Tried {
  entry: MutationEntry;
  input: AnyInput;
  send: () => Promise<{ status: number; body: unknown }>;
}

/** Makes a call on the server and on a device that has every record. Returns whether the server accepted it. */
const tryBoth = async (person: Someone, { entry, input, send }: Tried): Promise<boolean> => {
  const before = await recordsOf(person, await lettersEnded(person.firmId));
  const now = Date.now();
  const at = new Date(now).toISOString();
  const { id } = (input.body ?? {}) as { id?: number };
  const context = { now, today: today(now), at, userId: person.userId, newId: id ?? newId() };
  const changes = entry.apply(readerOver(before), input, context);
  const { status, body } = await send();
  const call = `${entry.route} ${JSON.stringify(input)} ${status} ${JSON.stringify(body)}`;
  if (status >= 300) return false;
  const after = await recordsOf(person);
  const figures = figuresCompared(before, after);
  expect(figures.device, `figures of ${call}`).toEqual(figures.server);
  const records = changes && recordsCompared(laid(before, changes), after, { route: entry.route, since: at });
  expect(records?.device, call).toEqual(records?.server);
  return true;
};

const begin = async (kinds?: (keyof Known)[]) => {
  const person = await system.someone();
  return { person, ids: await known(person, kinds) };
};

const bodyOf = (route: Contract, body: unknown): unknown =>
  route.body ? z.parse(route.body, body) : undefined;

const formOf = ({ data, file }: Upload): FormData => {
  const form = new FormData();
  form.append('file', file);
  if (data) form.append('data', JSON.stringify(data));
  return form;
};

const routeOfEntry = ({ route: key }: MutationEntry): Contract => {
  const route = routeOf.get(key);
  if (!route) throw new Error(`There is no ${key}`);
  return route;
};

describe.each(mutations.map((entry) => ({ key: entry.route, entry })))('$key', ({ key, entry }) => {
  it('changes on the device what it changes here', async () => {
    const route = routeOfEntry(entry);
    const { person, ids } = await begin(kindsOf(key, route));
    await ready[key]?.(person, ids);
    const params = paramsFor(route.path, ids);
    const upload = uploads[key];
    const body = upload ? upload.data && { ...upload.data, id: newId() } : exampleBodies[key]?.(ids);
    const input = { params, body: bodyOf(route, body), file: upload?.file };
    const send = () =>
      person.answer(route, { params, body: upload ? formOf({ ...upload, data: body }) : body });
    expect(await tryBoth(person, { entry, input, send })).toBe(true);
  });
});

describe('calls at random', () => {
  const entries = mutations.filter((entry) => !routeOfEntry(entry).upload);
  const entryOf = new Map<string, MutationEntry>(entries.map((entry) => [entry.route, entry]));

  /** The path parameters of a request. */
  const paramsIn = ({ path }: Contract, sent: string): Record<string, string> => {
    const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/?]+)');
    return { ...new RegExp(`^${pattern}(?:\\?|$)`).exec(sent)?.groups };
  };

  /** A device generates the id of what it creates; otherwise the server would generate another. */
  const named = ({ ownId }: Contract, body: unknown): unknown =>
    ownId && typeof body === 'object' && body !== null && !('id' in body) ? { ...body, id: newId() } : body;

  it.each([1, 2, 3, 4])('change on the device what they change here (%i)', async (seed) => {
    const { person, ids } = await begin();
    const every = fc.oneof(...entries.map((entry) => requestsFor(entry.route, routeOfEntry(entry), ids)));
    let taken = 0;
    for (const request of fc.sample(every, { numRuns: 150, seed })) {
      const entry = entryOf.get(request.key);
      if (!entry) continue;
      const route = routeOfEntry(entry);
      const { data, error } = z.safeParse(route.body ?? z.any(), named(route, request.body ?? {}));
      if (error) continue;
      const input = { params: paramsIn(route, request.path), body: data };
      // Without a key: a repeated one would get the first reply.
      const sent = { ...request, headers: {}, ...(route.ownId && { body: data }) };
      if (await tryBoth(person, { entry, input, send: () => person.send(sent) })) taken += 1;
    }
    expect(taken).toBeGreaterThan(10);
  });
});
