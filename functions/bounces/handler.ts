import type { SNSEvent } from 'aws-lambda';
import { clientEntity } from '#functions/clients/entity.ts';
import { note } from '#functions/figures/activity.ts';
import { logger } from '#functions/lib/log.ts';
import { happened, publish } from '#functions/lib/metrics.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { bounded, boundTo } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { type Heard, heardIn } from './event.ts';
import { markLetter } from './letter.ts';

/** The client is gone, has a new address, or this is known already. */
class NothingToDo extends Error {}

const outcomes = {
  bounced: { kind: 'mail_bounced', happening: 'MailBounced' },
  complained: { kind: 'mail_complained', happening: 'MailComplained' },
} as const;
type Trouble = keyof typeof outcomes;

/** Marks the client, once, and adds an event for the firm. */
const record = async ({ firmId, clientId: id, addresses }: Heard, trouble: Trouble): Promise<void> => {
  const { data: client } = await clientEntity.get({ firmId, id }).go({ consistent: true });
  const { email = '', mailTrouble } = client ?? {};
  if (!client || mailTrouble || !addresses.includes(email.toLowerCase())) throw new NothingToDo();
  const mark = clientEntity
    .patch({ firmId, id })
    .set({ mailTrouble: trouble })
    .where((attr, { eq, notExists }) => `${eq(attr.email, email)} AND ${notExists(attr.mailTrouble)}`);
  const { kind } = outcomes[trouble];
  await transact([
    write(mark, () => new NothingToDo()),
    ...(trouble === 'complained' ? [write(firmEntity.patch({ firmId }).add({ complaints: 1 }))] : []),
    ...note(firmId, { kind, label: client.name, subject: 'clients', subjectId: id }),
  ]);
};

const settle = async (heard: Heard): Promise<void> => {
  const { firmId, clientId, fate } = heard;
  if ('trouble' in fate) {
    const { trouble } = fate;
    try {
      await record(heard, trouble);
      happened(outcomes[trouble].happening);
      logger.warn('A mail did not arrive', { firmId, clientId, trouble });
    } catch (error) {
      if (!(error instanceof NothingToDo)) throw error;
    }
  }
  await markLetter(heard);
};

/**
 * Handles SES notifications of platform emails that were delivered, bounced permanently or were marked as spam. If a bounce
 * notification is lost, the next email to that address will bounce again.
 */
export const handler = bounded(async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) {
    const heard = heardIn(Sns.Message);
    boundTo({ firms: heard ? [heard.firmId] : [] });
    if (heard) await settle(heard);
  }
  publish();
});
