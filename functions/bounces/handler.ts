import { setTimeout } from 'node:timers/promises';
import type { SNSEvent } from 'aws-lambda';
import { clientEntity } from '#functions/clients/entity.ts';
import { note } from '#functions/figures/activity.ts';
import { certificateLettersOf } from '#functions/letters/about-certificate.ts';
import { lettersOf } from '#functions/letters/about-invoice.ts';
import { quoteLettersOf } from '#functions/letters/about-quote.ts';
import { sentStatementsOf } from '#functions/letters/sent-statements.ts';
import { settleLetter } from '#functions/letters/settle.ts';
import { logger } from '#functions/lib/log.ts';
import { happened, publish } from '#functions/lib/metrics.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { bounded, boundTo } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type Heard, heardIn } from './event.ts';

interface Kept {
  id: number;
  to: string;
  trouble?: string | undefined;
  deliveredAt?: string | undefined;
}

type Read = (firmId: FirmId, ofId: number) => Promise<Kept[]>;

const readers: Record<NonNullable<Heard['letter']>['of'], Read> = {
  invoice: lettersOf,
  quote: quoteLettersOf,
  certificate: certificateLettersOf,
  statement: sentStatementsOf,
};

/** Retry delays in milliseconds: SES may notify us before the call that sent the email has stored it. */
const looksAgainAfterMs = [200, 800, 3000];

/**
 * Marks the record of the email, or the newest one to that address if the notification doesn't identify it: it is evidence,
 * whatever the client's address is now.
 */
const markLetter = async ({ firmId, letter: of, fate, addresses }: Heard): Promise<void> => {
  // Emails without a record (receipts) have outcomes too.
  if (!of || (of.id === undefined && !('trouble' in fate))) return;
  const isIt = ({ id, to }: Kept): boolean =>
    of.id === undefined ? addresses.includes(to.toLowerCase()) : id === of.id;
  const find = async () => (await readers[of.of](firmId, of.ofId)).findLast(isIt);
  let letter = await find();
  for (const ms of letter ? [] : looksAgainAfterMs) {
    await setTimeout(ms);
    letter = await find();
    if (letter) break;
  }
  if (!letter || letter.trouble) return;
  const at = { firmId, of: of.of, ofId: of.ofId, id: letter.id };
  if ('trouble' in fate) await settleLetter(at, { ...fate, troubleAt: new Date().toISOString() });
  else if (!letter.deliveredAt) await settleLetter(at, fate);
};

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
