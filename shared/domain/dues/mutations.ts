import type { Closing, DueRecord, DueUpdate, NewDue } from '../../dues/contract.ts';
import type { DuesSettingsInput } from '../../dues/settings.ts';
import { changedDues } from '../../reminders/dues.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn, type Reader } from '../reader.ts';
import { onSettings, subject as settings } from '../settings/mutations.ts';
import { dueOfPaper } from './register.ts';
import { closedBy, dueChanges, newDueRecord, refusesChange } from './rules.ts';
import { registerIn } from './views.ts';

/** The client of a new due item: given, or its property's. */
const clientOf = (db: Reader, { siteId, clientId }: NewDue): number | undefined =>
  siteId === undefined ? clientId && db.get('client', clientId)?.id : db.get('site', siteId)?.clientId;

const create: Apply = (db, input, context) => {
  const given = bodyIn<NewDue>(input);
  const clientId = clientOf(db, given);
  if (!clientId) return undefined;
  const due = newDueRecord(given, { ...beginning(context), clientId });
  const isTaken = registerIn(db, context.today).some((other) => isSameDue(other, due));
  return isTaken ? [] : [change('due', undefined, due)];
};

type Told = Pick<DueRecord, 'siteId' | 'clientId' | 'kind' | 'title'> & { state?: string };

/** True if both are the same and still to be done: only one of each kind is open at a place. */
export const isSameDue = (other: Told, due: Told): boolean =>
  (other.state === 'open' || other.state === 'booked') &&
  other.siteId === due.siteId &&
  other.clientId === due.clientId &&
  other.kind === due.kind &&
  ((due.kind !== 'custom' && due.kind !== 'other') || other.title === due.title);

/** The stored due item, or the one that would be stored once somebody acts on it. */
const currentOf = (db: Reader, id: number): DueRecord | undefined => {
  const kept = db.get('due', id);
  const paper = db.get('certificate', id);
  if (!paper || kept?.certificateDue === paper.nextDue) return kept;
  const job = db.get('job', paper.jobId);
  return job && paper.nextDue ? dueOfPaper(paper, paper.nextDue, job) : undefined;
};

const update: Apply = (db, input, { at }) => {
  const id = idIn(input);
  const current = currentOf(db, id);
  if (!current) return undefined;
  const given = bodyIn<DueUpdate>(input);
  if (refusesChange(current, given)) return [];
  const updatedAt = laterThan(current.updatedAt, at);
  return [change('due', db.get('due', id), changed(current, { ...dueChanges(current, given), updatedAt }))];
};

const close: Apply = (db, input, { at, today }) => {
  const id = idIn(input);
  const current = currentOf(db, id);
  if (!current) return undefined;
  if (current.state !== 'open') return [];
  const updatedAt = laterThan(current.updatedAt, at);
  const after = { ...current, ...closedBy(current, bodyIn<Closing>(input), today), updatedAt };
  return [change('due', db.get('due', id), after)];
};

const updateSettings = onSettings((current, input) => ({
  ...current,
  dues: changedDues(current.dues, bodyIn<DuesSettingsInput>(input)),
}));

const subject: MutationEntry['subject'] = (input) => `due/${idIn(input)}`;

export const dueMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/dues',
    subject: (_, { newId }) => `due/${newId}`,
    needs: (input) => {
      const { siteId, clientId } = bodyIn<NewDue>(input);
      return [...(siteId ? [`site/${siteId}`] : []), ...(clientId ? [`client/${clientId}`] : [])];
    },
    apply: create,
  },
  { route: 'PUT /api/dues/{id}', subject, apply: update },
  { route: 'POST /api/dues/{id}/close', subject, apply: close },
  { route: 'PUT /api/settings/dues', subject: settings, apply: updateSettings },
];
