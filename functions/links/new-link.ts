import { hashOf } from '#functions/lib/hash-of.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { linkDays } from '#shared/guest/limits.ts';
import { type LinkKind, linkEntity, twinEntity } from './entity.ts';
import { newSeed, type TokenOf, tokenFor, urlOfToken } from './token.ts';

/** The document that a link is for. */
export interface LinkTo {
  firmId: FirmId;
  kind: LinkKind;
  id: number;
  /** The document's `linkEpoch`, 0 where it has none. */
  epoch: number;
  /** What its page shows beside it (entity.ts). */
  clientId?: number | undefined;
  jobId?: number | undefined;
  /** What is due that it shows. */
  dues?: number[] | undefined;
  /** Whose mails it stops, where they are not its client's. */
  mailbox?: string | undefined;
}

interface LinkOptions {
  /** `YYYY-MM-DD`: the link lasts for some days more (shared/guest/limits.ts). A quote's last day, an invoice's today. */
  from: string;
  mailedTo?: string | undefined;
  /** What the token is made of; a new one unless told. */
  seed?: string | undefined;
}

export interface NewLink {
  /** The address with its token: shown or mailed once, and kept nowhere. */
  url: string;
  hash: string;
  /** What may be remembered of it (an idempotency memory, a piece of work): `urlOfLink` makes the same address of it. */
  seed: string;
  /** The link and its twin in the owner's partition: for the transaction that gives it away. */
  writes: Write[];
}

const dayMs = 24 * 60 * 60 * 1000;

const endOf = (kind: LinkKind, from: string): number =>
  Date.parse(`${from}T00:00:00Z`) + (linkDays[kind] + 1) * dayMs;

const writesFor = (to: LinkTo, hash: string, options: LinkOptions): Write[] => {
  const { firmId, kind, id, epoch, clientId, jobId, dues, mailbox } = to;
  const end = endOf(kind, options.from);
  const ttl = Math.floor(end / 1000);
  const link = {
    hash,
    firmId,
    kind,
    id,
    epoch,
    clientId,
    jobId,
    dues,
    mailbox,
    expiresAt: new Date(end).toISOString(),
    ttl,
  };
  const madeAt = new Date().toISOString();
  const { mailedTo } = options;
  return [
    write(linkEntity.put(link)),
    write(twinEntity.put({ firmId, kind, id, hash, madeAt, ttl, ...(mailedTo && { mailedTo }) })),
  ];
};

/** A link to one document of a firm. Nothing is written until its `writes` are. */
export const newLink = async (to: LinkTo, options: LinkOptions): Promise<NewLink> => {
  const seed = options.seed ?? newSeed();
  const token = await tokenFor({ ...to, seed });
  const hash = hashOf(token);
  return { url: urlOfToken(to.kind, token), hash, seed, writes: writesFor(to, hash, options) };
};

/** The address of a link that was made before, from what was remembered of it. */
export const urlOfLink = async (of: TokenOf): Promise<string> => urlOfToken(of.kind, await tokenFor(of));
