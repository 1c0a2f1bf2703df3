import type { AnyInput } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import { newId } from '#shared/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { type Route, routeKey } from '#shared/route.ts';
import { ApiError, isUnreachable } from './api-error.ts';
import { serverNow } from './clock.ts';
import { doubtOf } from './doubt.ts';
import { shownRecords } from './live.ts';
import type { Made } from './log.ts';
import { LogFull } from './log-full.ts';
import { baseOf } from './made-on.ts';
import { mendedBy } from './mending.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import type { Outbox } from './outbox.ts';
import { hasRoomForPictures, noRoom } from './picture-room.ts';
import { editOf, type Fields } from './rebase.ts';
import { canWait, openOutbox, patienceMs, progressOf, rules } from './start-outbox.ts';
import { markKept, type Whose } from './waiting.ts';

const recordOf = (subject: string): Fields | undefined => {
  const [kind = '', id = ''] = subject.split('/');
  return shownRecords()?.get(kind as Kind, id) as Fields | undefined;
};

export const buildNow = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

interface How {
  /** The record as the form opened with it; as it is shown now where the form does not say. */
  base?: Fields | undefined;
  /** The refused entry that this one mends: it takes its place, and what it makes its id. */
  mends?: MutationEntry | undefined;
}

/** What a call that makes a record says; a count holds against the stock as it was seen. */
const makingOf = (body: Fields | undefined, id: number, subject: string): Pick<Made, 'set' | 'base'> => {
  const { updatedAt, ...set } = body ?? {};
  const there = recordOf(subject);
  if (typeof updatedAt !== 'string' || !there) return { set: { ...body, id } };
  return { set: { ...set, id }, base: { updatedAt, fields: { quantity: there.quantity } } };
};

/** A call as a change of the log; undefined for a route that no rule says anything of. */
export const asMade = (route: Route, input: AnyInput, { base, mends }: How = {}): Made | undefined => {
  const rule = rules.mutations.get(routeKey(route));
  if (!rule) return undefined;
  const makes = route.ownId ? (mends?.makes ?? newId(serverNow())) : null;
  const subject = rule.subject(input, { newId: makes ?? 0 });
  const body = input.body as Fields | undefined;
  const edit = () => (body ? editOf(body, base ?? recordOf(subject)) : { set: undefined });
  return {
    ...{ key: crypto.randomUUID(), route: routeKey(route), params: input.params ?? {}, subject, makes },
    ...(makes === null ? edit() : makingOf(body, makes, subject)),
    ...{ at: Date.now(), supersedes: mends?.n ?? null, build: buildNow() },
  };
};

const refusalOf = ({ status, code, message, issues, current }: Problem): ApiError =>
  new ApiError(status, message, issues, { code, current });

const unauthorised = 401;
const noAccess = 402;

/** Whoever has nothing else waiting signs in, or subscribes, and finds the form as it was. */
const stopOf = ({ stop, entries }: Outbox): ApiError | undefined => {
  if (entries.length > 1) return undefined;
  if (stop?.kind === 'signed-out') return new ApiError(unauthorised, 'You are signed out.');
  return stop?.kind === 'locked' ? new ApiError(noAccess, 'Your subscription has ended.') : undefined;
};

/** The change of the same record that still waits and that a call takes the place of, with what both say. */
const foldedInto = (
  route: Route,
  input: AnyInput,
  entries: readonly MutationEntry[],
): { into: MutationEntry; input: AnyInput } | undefined => {
  const rule = rules.mutations.get(routeKey(route));
  if (!rule?.fold) return undefined;
  const subject = rule.subject(input, { newId: 0 });
  const last = entries.findLast((entry) => entry.subject === subject);
  if (last?.route !== routeKey(route) || last.standing !== 'queued') return undefined;
  return { into: last, input: { ...input, body: rule.fold(last.set, input.body) } };
};

/** Why the rules refuse what is to wait, where they are to say so at once; what mends another stays in its place. */
const refusedHere = (
  { route, params, set, makes, supersedes }: Made,
  userId: string,
): ApiError | undefined => {
  const records = shownRecords();
  const refuses = rules.mutations.get(route)?.refuses;
  if (!records || !refuses || supersedes !== null) return undefined;
  const now = serverNow();
  const context = { now, today: today(now), userId, at: new Date(now).toISOString(), newId: makes ?? 0 };
  try {
    refuses(records, { params, body: set }, context);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) return undefined;
    const { status, code, message, issues = [] } = error;
    return refusalOf({ status, code, message, issues });
  }
};

/** What waits though something speaks against it is for a person. */
const askAbout = async (outbox: Outbox, entry: MutationEntry): Promise<void> => {
  const message = doubtOf(entry, recordOf(entry.subject));
  if (message) await outbox.refuse(entry, { status: 428, code: 'needs_answer', message, issues: [] });
};

/** The record as it will be; of what is made and does not show yet, its id. */
const recordAs = ({ subject, makes }: Made): object => {
  const shown = recordOf(subject);
  return makes === null || shown?.id === makes ? (shown ?? {}) : { id: makes };
};

/** What a change of the log came to: the server's reply, or the record as it will be. */
export interface Changed {
  reply: unknown;
  /** It waits on this device. */
  isQueued: boolean;
}

/**
 * Appends a change, sends it and settles it. Throws what the server refused, which is the form's to show: the log forgets it, but for
 * what mends a refused one, which others may hang on.
 */
export const changeQueued = async (
  outbox: Outbox,
  made: Made,
  { file, userId }: { file?: File | undefined; userId: string },
): Promise<Changed> => {
  const ms = file ? patienceMs.file : patienceMs.usual;
  const result = await outbox.change(made, { file, patienceMs: ms });
  if (result.kind === 'refused') {
    if (result.entry.supersedes === null) await outbox.remove([result.entry]);
    throw refusalOf(result.problem);
  }
  const isQueued = result.kind === 'queued';
  const stop = isQueued ? (stopOf(outbox) ?? refusedHere(made, userId)) : undefined;
  if (stop && result.kind === 'queued') {
    await outbox.remove([result.entry]);
    throw stop;
  }
  const shown = recordAs(made);
  if (result.kind === 'queued') await askAbout(outbox, result.entry);
  return { reply: isQueued || result.reply === undefined ? shown : result.reply, isQueued };
};

interface Sending {
  user: Whose;
  /** Sends it as a call like any other. */
  call: (input: AnyInput) => Promise<unknown>;
  onProgress?: ((share: number) => void) | undefined;
}

/** A call as a change of the log, in the place of what waits or was refused and says the same. */
const madeOf = (route: Route, input: AnyInput, entries: readonly MutationEntry[]): Made | undefined => {
  const folded = foldedInto(route, input, entries);
  const mends = folded?.into ?? mendedBy(routeKey(route), input.params, entries);
  const base = baseOf(input.body) as Fields | undefined;
  return asMade(route, folded?.input ?? input, { base, mends });
};

/** A picture that this device has no room for. */
const sendOnly = async (input: AnyInput, { call }: Sending): Promise<unknown> => {
  try {
    return await call(input);
  } catch (error) {
    throw isUnreachable(error) ? noRoom() : error;
  }
};

/**
 * Sends what may wait by the log. Answers with the server's reply; where none comes, or earlier changes go first, with the record as it
 * will be: `wasKept` tells the two apart. Throws what the server refused. Where this browser keeps nothing it is a call like any other.
 */
export const sendQueued = async (route: Route, input: AnyInput, sending: Sending): Promise<unknown> => {
  if (!canWait()) return sending.call(input);
  if (input.file && !(await hasRoomForPictures())) return sendOnly(input, sending);
  const outbox = await openOutbox(sending.user).catch(() => undefined);
  const made = outbox && madeOf(route, input, outbox.entries);
  if (!outbox || !made) return sending.call(input);
  if (sending.onProgress) progressOf.set(made.key, sending.onProgress);
  try {
    const { reply, isQueued } = await changeQueued(outbox, made, {
      file: input.file,
      userId: sending.user.id,
    });
    return isQueued ? markKept({ ...(reply as object) }) : reply;
  } catch (error) {
    if (error instanceof ApiError || error instanceof LogFull) throw error;
    // There was no room for it: it was not written down.
    return sending.call(input);
  } finally {
    progressOf.delete(made.key);
  }
};
