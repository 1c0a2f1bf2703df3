import type { NewPrice, PriceUpdate } from '../../prices/contract.ts';
import { applied } from '../applied.ts';
import { beginning, bodyIn, change, laterThan } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn } from '../reader.ts';
import { newPrice } from './rules.ts';

const create: Apply = (_, input, context) => {
  const { id: __, ...given } = bodyIn<NewPrice>(input);
  return [change('price', undefined, newPrice(given, beginning(context)))];
};

const update: Apply = (db, input, { at }) => {
  const current = db.get('price', idIn(input));
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<PriceUpdate>(input);
  const updatedAt = laterThan(current.updatedAt, at);
  return [change('price', current, applied(current, { ...given, updatedAt }))];
};

const remove: Apply = (db, input) => {
  const current = db.get('price', idIn(input));
  return current && [change('price', current, undefined)];
};

const subject: MutationEntry['subject'] = (input) => `price/${idIn(input)}`;

export const priceMutations: readonly MutationEntry[] = [
  { route: 'POST /api/prices', subject: (_, { newId }) => `price/${newId}`, apply: create },
  { route: 'PUT /api/prices/{id}', subject, apply: update },
  { route: 'DELETE /api/prices/{id}', subject, apply: remove },
];
