import { setTimeout as wait } from 'node:timers/promises';
import { held } from '#functions/lib/conditional.ts';
import { Moved } from '#functions/lib/latest.ts';
import { open, seal } from '#functions/lib/seal.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { FiledTax } from '#shared/uk/filed-taxes.ts';
import { silentWords } from '../hmrc/no-answer.ts';
import { refreshed, type Tokens } from '../hmrc/oauth.ts';
import { vrnOf } from '../vrn.ts';
import { connectionEntity, readConnection, type StoredConnection } from './entity.ts';
import { endedWrite, grantWrite } from './warning.ts';

/** A token is refreshed this long before it ends, so that it can't run out during a call. */
const earlyMs = 5 * 60 * 1000;
/** Longer than HMRC's timeout. */
const leaseMs = 15_000;
const pollMs = 150;

export const notConnected = (message = 'Connect to HMRC first'): Refusal =>
  new Refusal('hmrc_not_connected', message, [{ path: 'connection', message }]);

const ended = () => notConnected('The connection to HMRC has ended. Connect again.');
const ofAnother = () =>
  notConnected('The VAT number in Settings is not the one that you connected to HMRC with. Connect again.');

export const sealTokens = (firmId: FirmId, { access, refresh }: Tokens): Promise<string> =>
  seal(firmId, JSON.stringify({ access, refresh }));

const openTokens = async ({ firmId, sealed }: StoredConnection) =>
  JSON.parse(await open(firmId, sealed)) as Pick<Tokens, 'access' | 'refresh'>;

type Status = StoredConnection['status'];

/** Marks a connection as no longer working, unless it has had new tokens since. The dashboard shows that too. */
export const markConnection = async (
  { firmId, tax, generation, endsAt, status: before }: StoredConnection,
  status: Exclude<Status, 'connected'>,
  wrongFor?: string,
): Promise<void> => {
  if (status === before) return;
  const patch = connectionEntity
    .patch({ firmId, tax })
    .set({ status, ...(wrongFor && { wrongFor }) })
    .remove(['leaseUntil'])
    .where((item, { eq }) => eq(item.generation, generation));
  try {
    await transact([write(patch, () => new Moved()), endedWrite({ firmId, tax, endsAt })]);
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
  }
};

/** True if the account was wrong only for a VAT number that Settings no longer have. */
const isRightAgain = ({ status, vrn, wrongFor }: StoredConnection, vrnNow: string | undefined): boolean =>
  status === 'wrong_account' && vrn === vrnNow && wrongFor !== vrnNow;

/**
 * A firm's connection. One that belonged to another VAT number works again once Settings have that number again; the dashboard's
 * warning goes away.
 */
export const currentConnection = async (
  firmId: FirmId,
  tax: FiledTax,
  vrn: string | undefined,
): Promise<StoredConnection | undefined> => {
  const kept = await readConnection(firmId, tax);
  if (!kept || tax !== 'vat' || !isRightAgain(kept, vrn)) return kept;
  const { endsAt, generation } = kept;
  const patch = connectionEntity
    .patch({ firmId, tax })
    .set({ status: 'connected' })
    .remove(['wrongFor'])
    .where((item, { eq }) => eq(item.generation, generation));
  try {
    await transact([write(patch, () => new Moved()), grantWrite({ firmId, tax, endsAt })]);
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
  }
  return readConnection(firmId, tax);
};

/** A refresh token works once, so only the call that holds the lease may use it. */
const takeLease = ({ firmId, tax, generation }: StoredConnection): Promise<boolean> => {
  const now = Date.now();
  return held(
    connectionEntity
      .patch({ firmId, tax })
      .set({ leaseUntil: now + leaseMs })
      .where(
        (item, { eq, lt, notExists }) =>
          `${eq(item.generation, generation)} AND (${notExists(item.leaseUntil)} OR ${lt(item.leaseUntil, now)})`,
      ),
  );
};

const keep = async ({ firmId, tax, generation }: StoredConnection, tokens: Tokens): Promise<boolean> =>
  held(
    connectionEntity
      .patch({ firmId, tax })
      .set({
        sealed: await sealTokens(firmId, tokens),
        accessUntil: tokens.accessUntil,
        generation: generation + 1,
      })
      .remove(['leaseUntil'])
      .where((item, { eq }) => eq(item.generation, generation)),
  );

const release = ({ firmId, tax, generation }: StoredConnection): Promise<boolean> =>
  held(
    connectionEntity
      .patch({ firmId, tax })
      .remove(['leaseUntil'])
      .where((item, { eq }) => eq(item.generation, generation)),
  );

const renew = async (kept: StoredConnection): Promise<void> => {
  const { refresh } = await openTokens(kept);
  let tokens: Tokens | undefined;
  try {
    tokens = await refreshed(refresh);
  } catch {
    await release(kept);
    throw new Refusal('provider_busy', silentWords);
  }
  if (tokens) await keep(kept, tokens);
  else await markConnection(kept, 'expired');
};

/** The connection with its next tokens. The first call refreshes them, and the others wait for it. */
const next = async (kept: StoredConnection): Promise<StoredConnection> => {
  const until = Date.now() + leaseMs;
  for (;;) {
    if (await takeLease(kept)) await renew(kept);
    const now = await readConnection(kept.firmId, kept.tax);
    if (!now) throw notConnected();
    if (now.status === 'expired') throw ended();
    if (now.generation !== kept.generation) return now;
    if (Date.now() > until) throw new Refusal('busy', 'Try again in a moment');
    await wait(pollMs);
  }
};

export interface Opened {
  kept: StoredConnection;
  access: string;
}

const asOpened = async (kept: StoredConnection): Promise<Opened> => ({ kept, ...(await openTokens(kept)) });

const usable = async ({ firmId, business = {} }: StoredFirm, tax: FiledTax): Promise<StoredConnection> => {
  const kept = await currentConnection(firmId, tax, vrnOf(business));
  if (!kept) throw notConnected();
  if (kept.status === 'expired' || kept.endsAt <= new Date().toISOString()) throw ended();
  if (tax === 'vat' && kept.vrn !== vrnOf(business)) {
    await markConnection(kept, 'wrong_account', vrnOf(business));
    throw ofAnother();
  }
  return kept;
};

/** A firm's token for calling HMRC about a tax. Throws 409 `connection` if there is none or it has ended. */
export const tokenOf = async (firm: StoredFirm, tax: FiledTax): Promise<Opened> => {
  const kept = await usable(firm, tax);
  return asOpened(kept.accessUntil - Date.now() > earlyMs ? kept : await next(kept));
};

/** A new token, after HMRC has refused the last one. */
export const tokenAfter = async ({ kept }: Opened): Promise<Opened> => asOpened(await next(kept));

/** HMRC refuses the new token too, so the connection is over. */
export const endConnection = async ({ kept }: Opened): Promise<Refusal> => {
  await markConnection(kept, 'expired');
  return ended();
};
