import type { AnyInput } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import { newId } from '#shared/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { type Route, removesRecord, routeKey } from '#shared/route.ts';
import { ApiError, isUnreachable } from './api-error.ts';
import { serverNow } from './clock.ts';
import { doubtOf } from './doubt.ts';
import { shownRecords, storeNow } from './live.ts';
import type { Made } from './log.ts';
import { LogFull } from './log-full.ts';
import { baseOf } from './made-on.ts';
import { mendedBy } from './mending.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import { canWait, openOutbox, patienceMs, progressOf, rules } from './open-outbox.ts';
import { isAskedAgain } from './order.ts';
import type { Outbox } from './outbox.ts';
import { hasRoomForPictures, noRoom } from './picture-room.ts';
import { editOf, type Fields, removalOf } from './rebase.ts';
import { markKept, tellWaiting, type Whose } from './waiting.ts';

const recordOf = (subject: string): Fields | undefined => {
  const [kind = '', id = ''] = subject.split('/');
  return shownRecords()?.get(kind as Kind, id) as Fields | undefined;
};

export const buildNow = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

interface How {
  /** The record that the form opened with; the one now shown if the form gives none. */
  base?: Fields | undefined;
  /** The refused entry that this one replaces, with its position and the id it creates. */
  mends?: MutationEntry | undefined;
}

/** The body of a call that creates a record; a stock count carries the quantity it was based on. */
const makingOf = (body: Fields | undefined, id: number, subject: string): Pick<Made, 'set' | 'base'> => {
  const { updatedAt, ...set } = body ?? {};
  const there = recordOf(subject);
  if (typeof updatedAt !== 'string' || !there) return { set: { ...body, id } };
  return { set: { ...set, id }, base: { updatedAt, fields: { quantity: there.quantity } } };
};

/** For a call that deletes a record: the version on this device, and how the user saw it. */
const seenOf = (route: Route, subject: string): Partial<Pick<Made, 'base'>> => {
  const [kind = '', id = ''] = subject.split('/');
  const known = storeNow()?.records.get(kind as Kind, id) as Fields | undefined;
  return removesRecord(route) ? removalOf(known, recordOf(subject)) : {};
};

/** Converts a call to a change for the log; undefined if its route has no rule. */
export const asMade = (route: Route, input: AnyInput, { base, mends }: How = {}): Made | undefined => {
  const rule = rules.mutations.get(routeKey(route));
  if (!rule) return undefined;
  const makes = route.ownId ? (mends?.makes ?? newId(serverNow())) : null;
  const subject = rule.subject(input, { newId: makes ?? 0 });
  const body = input.body as Fields | undefined;
  const edit = () =>
    body ? editOf(body, base ?? recordOf(subject)) : { set: undefined, ...seenOf(route, subject) };
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

/** If nothing else is queued, the user signs in or subscribes, and finds the form as it was. */
const stopOf = ({ stop, entries }: Outbox): ApiError | undefined => {
  if (entries.length > 1) return undefined;
  if (stop?.kind === 'signed-out') return new ApiError(unauthorised, 'You are signed out.');
  return stop?.kind === 'locked' ? new ApiError(noAccess, 'Your subscription has ended.') : undefined;
};

/** The queued change of the same record that this call replaces, and the input combined from both. */
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

/** Why the rules refuse a change before it is queued, if they do; a replacement stays in its position. */
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

/** A doubtful change is left for somebody to confirm. */
const askAbout = async (outbox: Outbox, entry: MutationEntry): Promise<void> => {
  const message = doubtOf(entry, recordOf(entry.subject));
  if (message) await outbox.refuse(entry, { status: 428, code: 'needs_answer', message, issues: [] });
};

/** The record as it will be; just its id if a new one isn't shown yet. */
const recordAs = ({ subject, makes }: Made): object => {
  const shown = recordOf(subject);
  return makes === null || shown?.id === makes ? (shown ?? {}) : { id: makes };
};

/** The result of a change: the server's reply, or the record as it will be. */
export interface Changed {
  reply: unknown;
  /** It is queued on this device. */
  isQueued: boolean;
}

/**
 * Appends a change, sends it and settles it. Throws the server's refusal, which the form shows: the log drops the change, unless
 * it replaces a refused one, which others may depend on.
 */
export const changeQueued = async (
  outbox: Outbox,
  made: Made,
  { file, userId }: { file?: File | undefined; userId: string },
): Promise<Changed> => {
  const ms = file ? patienceMs.file : patienceMs.usual;
  const result = await outbox.change(made, { file, patienceMs: ms });
  if (result.kind === 'refused') {
    const { entry, problem } = result;
    if (isAskedAgain({ ...entry, problem })) {
      tellWaiting({ asked: entry.n });
      throw markKept(refusalOf(problem));
    }
    if (entry.supersedes === null) await outbox.remove([entry]);
    throw refusalOf(problem);
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
  /** Sends it as an ordinary call. */
  call: (input: AnyInput) => Promise<unknown>;
  onProgress?: ((share: number) => void) | undefined;
}

/** Converts a call to a change, in the position of the queued or refused one that it replaces. */
const madeOf = (route: Route, input: AnyInput, entries: readonly MutationEntry[]): Made | undefined => {
  const folded = foldedInto(route, input, entries);
  const mends = folded?.into ?? mendedBy(routeKey(route), input.params, entries);
  const base = baseOf(input.body) as Fields | undefined;
  return asMade(route, folded?.input ?? input, { base, mends });
};

/** Sends a picture that this device has no room for. */
const sendOnly = async (input: AnyInput, { call }: Sending): Promise<unknown> => {
  try {
    return await call(input);
  } catch (error) {
    throw isUnreachable(error) ? noRoom() : error;
  }
};

/** A call as it goes without the log: a deletion names its version. */
const asSeen = (route: Route, input: AnyInput): AnyInput => {
  const subject = rules.mutations.get(routeKey(route))?.subject(input, { newId: 0 });
  const { base } = subject === undefined ? {} : seenOf(route, subject);
  return base ? { ...input, query: { updatedAt: base.updatedAt } } : input;
};

/**
 * Sends a call through the log. Returns the server's reply or, if there is none or earlier changes go first, the record as it will
 * be; `wasKept` tells them apart. Throws the server's refusal. In a browser without storage it is an ordinary call.
 */
export const sendQueued = async (route: Route, input: AnyInput, sending: Sending): Promise<unknown> => {
  if (!canWait()) return sending.call(asSeen(route, input));
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
    // There was no room, so it was not queued.
    return sending.call(asSeen(route, input));
  } finally {
    progressOf.delete(made.key);
  }
};
