import { Nothing } from '#functions/lib/call.ts';
import { type Head, headIn, headKey, partitionOf } from '#functions/lib/feed/log.ts';
import { serve } from '#functions/lib/serve.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import { type ChangesQuery, syncContract, usualRecords } from '#shared/sync/contract.ts';
import { cursorHeader } from '#shared/sync/headers.ts';
import { isCurrent, tokenIn } from './cursors.ts';
import { type Asking, deltaOf } from './delta.ts';
import { beginFill, continueFill, headToFill } from './fill.ts';

const kindsIn = (text: string | undefined) => text?.split(',') as Kind[] | undefined;

/** The changes since a cursor, or the next page of them. */
const told = (
  asking: Asking,
  head: Head,
  { since, page, limit = usualRecords, kinds: text }: ChangesQuery,
) => {
  const kinds = kindsIn(text);
  const token = page === undefined ? undefined : tokenIn(page);
  if (token && 'to' in token) return continueFill(asking, head, token, { limit, kinds });
  if (token) return deltaOf(asking, head, { ...token, limit, kinds });
  if (since === undefined) return beginFill(asking, head, { limit, kinds });
  if (isCurrent(since, head, asking.member)) return new Nothing({ [cursorHeader]: since });
  return deltaOf(asking, head, { since, limit, kinds });
};

export const handler = serve(
  syncContract,
  {
    changes: async ({ user, firm: { firmId }, member, query, found }) => {
      const pk = partitionOf(firmId);
      const head = await headToFill(pk, headIn(found?.[0]));
      return told({ pk, firmId, user, member }, head, query);
    },
  },
  { early: { changes: async (firmId) => [headKey(partitionOf(firmId))] } },
);
