import { hashOf } from '#functions/lib/hash-of.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { linkDays } from '#shared/guest/limits.ts';
import { type LinkKind, linkEntity, twinEntity } from './entity.ts';
import { newSeed, paperSeed, type TokenOf, tokenFor, urlOfToken } from './token.ts';

const isKept = async (hash: string): Promise<boolean> => {
  const { data } = await linkEntity.get({ hash }).go({ consistent: true });
  return data !== null && Date.parse(data.expiresAt) > Date.now();
};

/** The address printed on a document: the same on every copy until its links are revoked. It works from now on. */
export const paperLink = async (to: LinkTo): Promise<string> => {
  const { url, hash, writes } = await newLink(to, { from: today(), seed: paperSeed });
  if (!(await isKept(hash))) await transact(writes);
  return url;
};

/** The document that a link is for. */
export interface LinkTo {
  firmId: FirmId;
  kind: LinkKind;
  id: number;
  /** The document's `linkEpoch`, or 0. */
  epoch: number;
  /** The related records that its page shows (entity.ts). */
  clientId?: number | undefined;
  jobId?: number | undefined;
  /** The due dates it shows. */
  dues?: number[] | undefined;
  /** Whose emails it stops, if not the client's. */
  mailbox?: string | undefined;
}

interface LinkOptions {
  /**
   * The day from which the link's lifetime counts (shared/guest/limits.ts), `YYYY-MM-DD`: a quote's last day, or today for an
   * invoice.
   */
  from: string;
  mailedTo?: string | undefined;
  /** The seed of the token; random by default. */
  seed?: string | undefined;
}

export interface NewLink {
  /** The address with its token: shown or emailed once, and never stored. */
  url: string;
  hash: string;
  /** The seed, which may be stored (under an idempotency key, in background work): `urlOfLink` makes the same address from it. */
  seed: string;
  /** The link and its twin, for the transaction that hands it out. */
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

/** Makes a link to one document of a firm. Nothing is stored until its `writes` are. */
export const newLink = async (to: LinkTo, options: LinkOptions): Promise<NewLink> => {
  const seed = options.seed ?? newSeed();
  const token = await tokenFor({ ...to, seed });
  const hash = hashOf(token);
  return { url: urlOfToken(to.kind, token), hash, seed, writes: writesFor(to, hash, options) };
};

/** The address of a link made before, from its stored seed. */
export const urlOfLink = async (of: TokenOf): Promise<string> => urlOfToken(of.kind, await tokenFor(of));
