import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as oauth from 'oauth4webapi';
import { hashOf } from '#functions/lib/hash-of.ts';
import { logger } from '#functions/lib/log.ts';
import { open, seal } from '#functions/lib/seal.ts';
import { readCookie, sessionCookie } from '#functions/lib/session.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { addMonths } from '#shared/dates.ts';
import { deviceHeader } from '#shared/filing/device.ts';
import { taxPartPath } from '#shared/filing/pages.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField, Refusal } from '#shared/kernel/refusal.ts';
import type { FiledTax } from '#shared/uk/filed-taxes.ts';
import { deviceTextIn, keptDeviceCookie } from '../device.ts';
import { scopesOf, signInUrl, tokensFor } from '../hmrc/oauth.ts';
import { accountOf } from '../vrn.ts';
import { connectionEntity, filingStateEntity, readConnection } from './entity.ts';
import { grantEntity } from './grant-entity.ts';
import { sealTokens } from './tokens.ts';
import { grantWrite } from './warning.ts';

/** How long somebody may take to sign in at HMRC, in seconds. */
const stateSeconds = 10 * 60;
/** How long a grant is valid. HMRC, user-restricted endpoints. */
const grantMonths = 18;

const random = (): string => randomBytes(32).toString('base64url');

/** A hash of the browser's session, whichever firm is open in it. */
const sessionHashOf = ({ cookies }: APIGatewayProxyEventV2): string => {
  const [owner, secret] = (readCookie(cookies, sessionCookie) ?? '').split('.');
  return hashOf(`${owner}.${secret}`);
};

/** Masks `QQ123456C` as `QQ ** ** 56 C`. */
const hiddenNino = (nino: string): string => `${nino.slice(0, 2)} ** ** ${nino.slice(6, 8)} ${nino.slice(8)}`;

interface Person {
  firm: StoredFirm;
  user: StoredUser;
  event: APIGatewayProxyEventV2;
}

const ownAccount = async ({ firmId }: StoredFirm, nino: string | undefined) => {
  if (!nino) throw invalidField('nino', 'Enter your National Insurance number', 'required');
  const bare = nino.replaceAll(/[\s.-]/g, '').toUpperCase();
  return { sealedNino: await seal(firmId, bare), ninoShown: hiddenNino(bare) };
};

/**
 * Returns the address at which the browser signs in at HMRC. Only the same person, in the same firm and session, can return with
 * it.
 */
export const beginConnect = async (
  { firm, user, event }: Person,
  { tax, nino }: { tax: FiledTax; nino?: string | undefined },
) => {
  const account = tax === 'vat' ? { vrn: accountOf(firm).vrn } : await ownAccount(firm, nino);
  const [state, verifier] = [random(), random()];
  const device = deviceTextIn(event);
  await filingStateEntity
    .put({
      ...{ stateHash: hashOf(state), firmId: firm.firmId, userId: user.userId, tax, ...account },
      sessionHash: sessionHashOf(event),
      sealedVerifier: await seal(firm.firmId, verifier),
      ...(device && { device }),
      ttl: Math.floor(Date.now() / 1000) + stateSeconds,
    })
    .go();
  return { body: { url: await signInUrl(tax, state, verifier) }, cookies: [keptDeviceCookie(event)] };
};

type Came = Omit<Person, 'firm'> & { firm: StoredFirm | undefined };

/** Consumes the sign-in that a state belongs to. `undefined` if it is another person's, firm's or session's, or too old. */
const attemptOf = async ({ firm, user, event }: Came, state: string) => {
  const { data } = await filingStateEntity.delete({ stateHash: hashOf(state) }).go({ response: 'all_old' });
  const isTheirs =
    data &&
    data.userId === user.userId &&
    data.firmId === firm?.firmId &&
    data.sessionHash === sessionHashOf(event) &&
    (data.ttl ?? 0) * 1000 > Date.now();
  return isTheirs ? (data as Attempt) : undefined;
};

interface Attempt {
  firmId: FirmId;
  tax: FiledTax;
  sealedVerifier: string;
  vrn?: string;
  sealedNino?: string;
  ninoShown?: string;
  device?: string;
}

const keepGrant = async (attempt: Attempt, callback: URLSearchParams): Promise<void> => {
  const { firmId, tax, vrn, sealedNino, ninoShown } = attempt;
  const verifier = await open(firmId, attempt.sealedVerifier);
  const tokens = await tokensFor(callback, callback.get('state') ?? '', verifier);
  const at = new Date();
  const grantedAt = at.toISOString();
  const endsAt = addMonths(grantedAt.slice(0, 10), grantMonths) + grantedAt.slice(10);
  await transact([
    write(
      connectionEntity.put({
        ...{ firmId, tax, scopes: scopesOf[tax], status: 'connected' },
        ...(vrn && { vrn }),
        ...(sealedNino && { sealedNino, ninoShown }),
        sealed: await sealTokens(firmId, tokens),
        accessUntil: tokens.accessUntil,
        grantedAt,
        endsAt,
        // Higher than any before it, so that a refresh of the old tokens that is still under way can't overwrite these.
        generation: at.getTime(),
      }),
    ),
    grantWrite({ firmId, tax, endsAt }),
  ]);
};

const refusedFor = (error: unknown): string => {
  if (error instanceof oauth.AuthorizationResponseError) return error.error;
  logger.error('Connecting to HMRC failed', {
    reason: error instanceof Refusal ? error.code : String(error),
  });
  return 'failed';
};

/** A first call to HMRC, which shows whether the account belongs to the VAT number. If not, the connection is marked as wrong. */
type LookOnce = (person: Person) => Promise<unknown>;

const lookFrom = async ({ event, user }: Came, firm: StoredFirm, { device }: Attempt, look: LookOnce) => {
  if (!device) return;
  const told = { ...event, headers: { ...event.headers, [deviceHeader]: device } };
  try {
    await look({ firm, user, event: told });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

/** Stores the tokens from HMRC, and sends the browser back to the tax page, which shows the outcome. */
export const finishConnect = async (came: Came, look: Partial<Record<FiledTax, LookOnce>>) => {
  const callback = new URLSearchParams(came.event.rawQueryString);
  const attempt = await attemptOf(came, callback.get('state') ?? '');
  if (!attempt || !came.firm) return { location: '/tax?refused=state' };
  try {
    await keepGrant(attempt, callback);
    const once = look[attempt.tax];
    if (once) await lookFrom(came, came.firm, attempt, once);
    // The page itself says what is wrong with an account that HMRC has just refused.
    const isRight = (await readConnection(attempt.firmId, attempt.tax))?.status === 'connected';
    const location = isRight ? `/tax?connected=${attempt.tax}` : taxPartPath(attempt.tax);
    return { location, cookies: [keptDeviceCookie(came.event)] };
  } catch (error) {
    return { location: `/tax?refused=${encodeURIComponent(refusedFor(error))}` };
  }
};

/** Deletes the tokens. Filed returns stay. */
export const disconnect = async (firmId: FirmId, tax: FiledTax): Promise<void> => {
  await transact([
    write(connectionEntity.delete({ firmId, tax })),
    write(grantEntity.delete({ firmId, tax })),
  ]);
};
