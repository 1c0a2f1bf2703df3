import { Entity } from 'electrodb';
import { onTable, service } from '#functions/lib/entity.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { trialMemoryMonths } from '#shared/limits.ts';

/** Records that a trial was used, by the hash of its mailbox (functions/auth/mailbox-hash.ts); it outlives the account. */
export const trialMemory = new Entity(
  {
    model: { entity: 'trialMemory', version: '1', service },
    attributes: {
      mailboxHash: { type: 'string', required: true },
      /** Epoch seconds. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byMailbox: {
        pk: { field: 'pk', composite: ['mailboxHash'], template: 'trial#${mailboxHash}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'used', casing: 'none' },
      },
    },
  },
  onTable,
);

const usedBefore = () => conflict('This email address has already had a free trial. Subscribe to continue.');

const inMonths = (from: number, months: number): number => {
  const date = new Date(from);
  return date.setUTCMonth(date.getUTCMonth() + months);
};

/** True if a trial of the same mailbox is on record. */
export const wasTried = async (mailboxHash: string): Promise<boolean> => {
  const { data } = await trialMemory.get({ mailboxHash }).go({ consistent: true });
  return data !== null && data.ttl * 1000 > Date.now();
};

/** Records a trial that starts `now`; fails while another of the same mailbox is on record. */
export const rememberTrial = (mailboxHash: string, now: number): Write => {
  const [seconds, ttl] = [now, inMonths(now, trialMemoryMonths)].map((ms) => Math.floor(ms / 1000));
  const memory = trialMemory
    .put({ mailboxHash, ttl: Number(ttl) })
    // DynamoDB may keep expired items for two more days.
    .where((item, { notExists, lt }) => `${notExists(item.ttl)} OR ${lt(item.ttl, Number(seconds))}`);
  return write(memory, usedBefore);
};
