import type { ClientInput, ClientUpdate } from '../../clients/contract.ts';
import type { ReviewInput } from '../../clients/review.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import { saidDue } from '../dues/rules.ts';
import type { Apply, MutationContext, MutationEntry } from '../mutation.ts';
import { idIn, type RecordOf } from '../reader.ts';
import { addressed } from './addressed.ts';
import { clientChanges, papersOfClient } from './rules.ts';

/** A client's optional fields, as far as they were given. */
const moreOf = (given: ClientInput) => {
  const { contactName, otherPhone, companyNumber, siteAddress, paymentTermsDays, notes } = given;
  const all = { contactName, otherPhone, companyNumber, siteAddress, paymentTermsDays, notes };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<typeof all>;
};

const newClient = (given: ClientInput, context: MutationContext): RecordOf<'client'> => ({
  ...beginning(context),
  name: given.name,
  email: given.email ?? null,
  phone: given.phone ?? null,
  address: given.address ?? null,
  ...moreOf(given),
  kind: given.kind ?? null,
  vatNumber: given.vatNumber ?? null,
  cisContractor: given.cisContractor ?? null,
  endUserStatement: given.endUserStatement ?? null,
  mailTrouble: null,
  reviewAskedAt: null,
  mailsStoppedAt: null,
});

const create: Apply = (_, input, context) => [
  change('client', undefined, newClient(bodyIn<ClientInput>(input), context)),
];

const update: Apply = (db, input, { at }) => {
  const current = db.get('client', idIn(input));
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<ClientUpdate>(input);
  const changes = { ...clientChanges(current, given), updatedAt: laterThan(current.updatedAt, at) };
  return [change('client', current, changed(current, changes))];
};

/** The server decides whether the request may be sent, and sends it. */
const review: Apply = (db, input, { at }) => {
  const current = db.get('client', idIn(input));
  if (!current) return undefined;
  const { by, to } = bodyIn<ReviewInput>(input);
  const [readdressed] = by === 'mail' ? addressed(current, to, at) : [];
  const after = (readdressed?.after ?? current) as typeof current;
  return [change('client', current, { ...after, reviewAskedAt: at })];
};

const remove: Apply = (db, input) => {
  const id = idIn(input);
  const current = db.get('client', id);
  if (!current) return undefined;
  if (papersOfClient(db.get('figures.client', id) ?? {})) return [];
  if (db.all('due').some((due) => due.clientId === id && saidDue(due))) return [];
  const letters = db.by('letter', 'clientId', id).map((letter) => change('letter', letter, undefined));
  return [change('client', current, undefined), ...letters];
};

const subject: MutationEntry['subject'] = (input) => `client/${idIn(input)}`;

export const clientMutations: readonly MutationEntry[] = [
  { route: 'POST /api/clients', subject: (_, { newId }) => `client/${newId}`, apply: create },
  { route: 'PUT /api/clients/{id}', subject, apply: update },
  { route: 'POST /api/clients/{id}/review', subject, apply: review },
  { route: 'DELETE /api/clients/{id}', subject, apply: remove },
];
