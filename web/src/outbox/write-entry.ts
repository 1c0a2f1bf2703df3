import type { AnyInput } from '#shared/call.ts';
import { type Route, routeKey } from '#shared/route.ts';
import { idOfKey } from '../api/new-key.ts';
import type { Entry } from './entry.ts';
import { baseOf } from './made-on.ts';
import { mended } from './mends.ts';
import { changedIn, laidOn } from './merge.ts';
import type { Outbox } from './outbox.ts';
import { waitingNow } from './waiting.ts';

const tried = new Map<string, string[]>();

/** What was tried under a key before, where that is one other content: of several it is not known which was done. */
const firstUnder = (key: string, body: unknown): { first?: unknown } => {
  const content = JSON.stringify(body ?? null);
  const others = (tried.get(key) ?? []).filter((other) => other !== content);
  tried.set(key, [...others, content]);
  const [first] = others;
  return first !== undefined && others.length === 1 ? { first: JSON.parse(first) } : {};
};

const bytesOf = async (file: File | undefined) =>
  file && { bytes: await file.arrayBuffer(), name: file.name, type: file.type };

/** What a form changed, on the record as it looks by now: another tab may have changed it since the form was opened. */
const onLatest = (body: unknown, latest: unknown): unknown => {
  const opened = baseOf(body);
  if (opened === undefined || latest === undefined) return body;
  return laidOn({ body }, latest as Record<string, unknown>, changedIn({ body, base: opened }));
};

/** Writes a change down as an entry of the outbox, in the place of one that it mends. */
export const writeEntry = async (
  outbox: Outbox,
  route: Route,
  input: AnyInput,
  key: string,
): Promise<Entry> => {
  const name = routeKey(route);
  const mends = mended(name, input.params);
  const isMade = route.ownId;
  const about = isMade ? undefined : input.params?.id;
  const id = mends?.id ?? (about === undefined ? idOfKey(key) : Number(about));
  const { base = baseOf(input.body), ...seen } = waitingNow().knowledge?.seen(route, input) ?? {};
  const draft = {
    route: name,
    params: input.params ?? {},
    body: isMade ? { ...(input.body as object), id } : onLatest(input.body, base),
    key,
    id,
    tries: 0,
    at: Date.now(),
    build: document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
    ...seen,
    ...(isMade && firstUnder(key, input.body)),
    ...(base !== undefined && { base }),
  };
  return outbox.store.add({ ...draft, ...(mends && { mends: true }) }, await bytesOf(input.file), mends?.seq);
};
