import { nextInstant } from './changes.ts';
import { Moved, untilUnmoved } from './latest.ts';
import { memberEntity, type StoredMember } from './tenant/firm-entity.ts';
import { transact, write } from './transact.ts';

type Key = Pick<StoredMember, 'firmId' | 'userId'>;
type Out = NonNullable<StoredMember['out']>;

/** Changes which of a member's devices are signed out of the firm. `change` returns the full list, or undefined to leave it. */
export const changeSignedOut = (
  key: Key,
  change: (member: StoredMember | null) => Promise<Out | undefined> | Out | undefined,
): Promise<void> =>
  untilUnmoved(async () => {
    const { data: member } = await memberEntity.get(key).go({ consistent: true });
    const out = await change(member);
    if (!member || !out) return;
    const patch = memberEntity
      .patch(key)
      .set({ out, updatedAt: nextInstant(member.updatedAt) })
      .where((item, { eq }) => `${eq(item.state, member.state)} AND ${eq(item.updatedAt, member.updatedAt)}`);
    await transact([write(patch, () => new Moved())]);
  });
