import type { EntityItem } from 'electrodb';
import { clientEntity } from '#functions/clients/entity.ts';
import { mailableAddress } from '#functions/clients/mailable.ts';
import { hasStopped } from '#functions/clients/stopped.ts';
import { findFirm } from '#functions/firms/read.ts';
import type { DueFirm } from '#functions/lib/due-index.ts';
import { untilUnmoved } from '#functions/lib/latest.ts';
import { logger } from '#functions/lib/log.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { londonDate, today } from '#shared/dates.ts';
import { registerOf } from '#shared/domain/dues/register.ts';
import type { Due } from '#shared/dues/contract.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { isTrialMail } from '#shared/letter.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import { payerAmong } from './payer.ts';
import { registered } from './read.ts';
import { tellOf } from './tell.ts';

/** The maximum number listed in one email, so that one transaction can mark all of them. The rest follows the next morning. */
const mostInMail = 40;

type Client = EntityItem<typeof clientEntity>;

/** The nearest step reached, unless it or a nearer one was sent. A date that has passed has none left. */
const stepOf = ({ days, reminded }: Due, steps: readonly number[]): number | undefined => {
  const come = steps.filter((step) => days >= 0 && days <= step);
  const nearest = come.length > 0 ? Math.min(...come) : undefined;
  const isSent = steps.some((step) => nearest !== undefined && step <= nearest && reminded?.[step]);
  return isSent ? undefined : nearest;
};

const isOn = (instant: string | null, day: string): boolean =>
  instant !== null && londonDate(instant) === day;

/** The people to email this morning, each with what is due at their properties. */
const payersOf = async ({ firmId, dues }: StoredFirm) => {
  const all = await registered(firmId);
  const sites = new Map(all.sites.map((site) => [site.id, site]));
  const payers = new Map<string, { clientId: number; contact?: string | undefined; rows: Due[] }>();
  const written = new Set<string>();
  for (const due of registerOf(all)) {
    const contact = payerAmong(sites.get(due.siteId ?? 0)?.contacts, due)?.email.toLowerCase();
    const key = `${due.clientId} ${contact ?? ''}`;
    if (isOn(due.remindedAt, all.today)) written.add(key);
    if (due.state !== 'open' || due.askedAt || (due.snoozedUntil ?? '') > all.today) continue;
    if (stepOf(due, dues?.days ?? []) === undefined) continue;
    const payer = payers.get(key) ?? { clientId: due.clientId, contact, rows: [] };
    payers.set(key, { ...payer, rows: [...payer.rows, due] });
  }
  return [...payers].filter(([key]) => !written.has(key)).map(([, payer]) => payer);
};

const addressOf = (firm: StoredFirm, client: Client, contact: string | undefined): string =>
  contact && !isTrialMail(firm) ? contact : mailableAddress(firm, client);

/**
 * Emails everybody who has something due soon: at most one email a day each, about all of it. Only the nearest step is sent;
 * nothing about due dates that are booked, requested or postponed, and nothing to people who unsubscribed or addresses that
 * bounce.
 */
export const tellOfDues = async ({ firmId }: DueFirm): Promise<void> => {
  const firm = await findFirm(firmId);
  if (!firm?.dues?.remindersOn || firm.erasingSince || !hasAccess(firm, Date.now())) return;
  const steps = firm.dues.days;
  // A retry skips people who were already emailed before the conflicting change.
  await untilUnmoved(async () => {
    for (const { clientId, contact, rows } of await payersOf(firm)) {
      const { data: client } = await clientEntity.get({ firmId, id: clientId }).go({ consistent: true });
      if (!client) continue;
      try {
        const dues = rows.slice(0, mostInMail);
        const to = addressOf(firm, client, contact);
        if (hasStopped(client, to)) continue;
        await tellOf(firmId, clientId, { dues, to }, (due, at) => ({
          reminded: { ...due.reminded, [stepOf(due, steps) ?? 0]: at },
        }));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        logger.info('Not told of what is due', { firmId, clientId, day: today(), reason: error.message });
      }
    }
  });
};
