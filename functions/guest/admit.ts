import type { AdmitGuest } from '#functions/lib/call.ts';
import { hashOf } from '#functions/lib/hash-of.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { boundTo } from '#functions/lib/tenant.ts';
import { type LinkKind, linkEntity } from '#functions/links/entity.ts';
import type { GuestGone } from '#shared/guest/gone.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { countCall } from './day-limits.ts';
import type { Guest, StoredLink } from './opened.ts';
import { readLinked } from './read.ts';

/** The refusal of a link that has ended; it lets the page show how to reach the seller. */
export const gone = (why: GuestGone['why'], firm: StoredFirm): Refusal => {
  const name = businessName(firm);
  const { phone, email } = firm.business ?? {};
  const seller = { name, phone: phone ?? null, email: email ?? firm.email };
  const message = `This link ${why === 'expired' ? 'has expired' : 'has been replaced'}. Ask ${name} for a new one`;
  return new Refusal('link_ended', message, undefined, { why, seller } satisfies Omit<GuestGone, 'message'>);
};

/** Links of other kinds open no document. */
const opening = new Set<LinkKind>(['invoice', 'quote', 'statement', 'due']);

const readLink = async (token: string): Promise<StoredLink> => {
  const { data } = await linkEntity.get({ hash: hashOf(token) }).go({ consistent: true });
  if (!data || !opening.has(data.kind)) throw notFound();
  return data;
};

/**
 * Admits the holder of a link, whether or not the owner's subscription is active. Throws 404 for an unknown token, an erased
 * account or a deleted document; 410 if the link was replaced or has expired; 429.
 */
export const admitGuest: AdmitGuest<Guest> = async (route, token) => {
  const link = await readLink(token);
  boundTo({ firms: [link.firmId] });
  const [{ firm, epoch, opened, beside, connect, mailedTo }] = await Promise.all([
    readLinked(link),
    countCall(link, route),
  ]);
  if (!firm || firm.erasingSince) throw notFound();
  if (Date.parse(link.expiresAt) <= Date.now()) throw gone('expired', firm);
  if (!opened) throw notFound();
  if (epoch !== link.epoch) throw gone('replaced', firm);
  return { firm, guest: { link, opened, beside, connect, mailedTo } };
};
