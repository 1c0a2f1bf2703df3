import type { AnyInput } from '#shared/call.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import { newId } from '#shared/ids.ts';
import { type Route, routeKey } from '#shared/route.ts';
import { ApiError } from '../api/api-error.ts';
import { serverNow } from '../outbox/clock.ts';
import { shownRecords } from './live.ts';
import type { Made } from './log.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import type { Outbox } from './outbox.ts';
import { editOf, type Fields } from './rebase.ts';
import { rules } from './start-outbox.ts';

/** How long a form waits for a response before what it sends is kept, in milliseconds; a file takes longer. */
const patienceMs = { usual: 12_000, file: 180_000 };

const recordOf = (subject: string): Fields | undefined => {
  const [kind = '', id = ''] = subject.split('/');
  return shownRecords()?.get(kind as Kind, id) as Fields | undefined;
};

interface How {
  /** The record as the form opened with it; as it is shown now where the form does not say. */
  base?: Fields | undefined;
  /** The refused entry that this one mends: it takes its place, and what it makes its id. */
  mends?: MutationEntry | undefined;
}

/** A call as a change of the log; undefined for a route that no rule says anything of. */
export const asMade = (route: Route, input: AnyInput, { base, mends }: How = {}): Made | undefined => {
  const rule = rules.mutations.get(routeKey(route));
  if (!rule) return undefined;
  const makes = route.ownId ? (mends?.makes ?? newId(serverNow())) : null;
  const subject = rule.subject(input, { newId: makes ?? 0 });
  const body = input.body as Fields | undefined;
  const edit = body ? editOf(body, base ?? recordOf(subject)) : { set: undefined };
  const said = makes === null ? edit : { set: { ...body, id: makes } };
  return {
    ...{ key: crypto.randomUUID(), route: routeKey(route), params: input.params ?? {}, subject, makes },
    ...said,
    ...{ at: Date.now(), supersedes: mends?.n ?? null },
    build: document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
  };
};

const refusalOf = ({ status, code, message, issues, current }: Problem): ApiError =>
  new ApiError(status, message, issues, { code, current });

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
export const changeQueued = async (outbox: Outbox, made: Made, file?: File): Promise<Changed> => {
  const ms = file ? patienceMs.file : patienceMs.usual;
  const result = await outbox.change(made, { file, patienceMs: ms });
  if (result.kind === 'refused') {
    if (result.entry.supersedes === null) await outbox.remove([result.entry]);
    throw refusalOf(result.problem);
  }
  const shown = recordOf(made.subject) ?? { id: made.makes };
  const isQueued = result.kind === 'queued';
  return { reply: isQueued || result.reply === undefined ? shown : result.reply, isQueued };
};
