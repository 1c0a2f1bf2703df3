import type { Once } from '#functions/lib/idempotency.ts';
import { untilUnmoved } from '#functions/lib/latest.ts';
import { happened } from '#functions/lib/metrics.ts';
import { readUser } from '#functions/lib/tenant/read-user.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact } from '#functions/lib/transact.ts';
import { mostFirms } from '#shared/firms/contract.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { founded, idToFound } from './found.ts';
import { firmsOf } from './list.ts';
import { newTrial } from './new-trial.ts';
import { rememberTrial, wasTried } from './trial-memory.ts';
import { firmReply } from './wire.ts';

const tooMany = () => conflict(`You can own ${mostFirms} firms`);

/** Creates a further firm with this name, with the person's trial if unused. Throws 409 over the limit. */
export const foundFurther = (userId: UserId, name: string, once: Once) =>
  untilUnmoved(async () => {
    const [user, firms] = await Promise.all([readUser(userId), firmsOf(userId, undefined)]);
    if (firms.filter(({ role }) => role === 'owner').length >= mostFirms) throw tooMany();
    const { mailboxHash, trialUsedAt } = user;
    const mayTry = !trialUsedAt && !(mailboxHash && (await wasTried(mailboxHash)));
    const now = Date.now();
    const { firm, member, writes } = founded(user, await idToFound(userId), {
      business: { tradingName: name },
      ...(mayTry && newTrial(now)),
    });
    const reply = firmReply(firm, member);
    const memory = mayTry && mailboxHash ? [rememberTrial(mailboxHash, now)] : [];
    const bounds = { userId, firms: [firm.firmId] };
    await within(bounds, () => transact([...writes, ...memory, ...once.writes(reply)]));
    if (mayTry) happened('TrialStarted');
    return reply;
  });
