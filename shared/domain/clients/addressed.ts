import { change, changed, laterThan } from '../changed.ts';
import type { Change } from '../mutation.ts';
import type { RecordOf } from '../reader.ts';
import { isFirstAddress } from './rules.ts';

/** The change to a client when a letter is sent to them. */
export const addressed = (
  client: RecordOf<'client'> | undefined,
  to: string | null | undefined,
  at: string,
): Change[] => {
  if (!client || !to || !isFirstAddress(client, to)) return [];
  const changes = { email: to, mailTrouble: null, updatedAt: laterThan(client.updatedAt, at) };
  return [change('client', client, changed(client, changes))];
};
