import { createHash, randomBytes } from 'node:crypto';
import { addMonths } from '#shared/dates.ts';
import { type Business, type Code, type Grant, nowOf, type State } from './state.ts';

/** The one application that is registered here. */
export interface Application {
  clientId: string;
  clientSecret: string;
}

const accessMs = 4 * 60 * 60 * 1000;
const codeMs = 10 * 60 * 1000;
/** The user of an application-restricted token: nobody. */
const applicationUser = '';

/** An OAuth error of the token endpoint. */
export class TokenRefusal extends Error {
  readonly status: number;

  constructor(error: string, status = 400) {
    super(error);
    this.status = status;
  }
}

const newToken = (): string => randomBytes(24).toString('hex');

const answerOf = (grant: Grant, now: number) => ({
  access_token: grant.access,
  token_type: 'bearer',
  expires_in: Math.round((grant.accessUntil - now) / 1000),
  scope: grant.scopes.join(' '),
  ...(grant.refresh && { refresh_token: grant.refresh }),
});

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Creates an authorisation code for a new grant: valid once, for ten minutes. */
export const newCode = (state: State, code: Omit<Code, 'until'>): string => {
  const name = newToken();
  state.codes[name] = { ...code, until: nowOf(state).getTime() + codeMs };
  return name;
};

const begin = (
  state: State,
  who: Pick<Grant, 'userId' | 'clientId' | 'scopes'>,
  isRefreshed: boolean,
): Grant => {
  const now = nowOf(state);
  const written = now.toISOString();
  const grant: Grant = {
    ...who,
    access: newToken(),
    accessUntil: now.getTime() + accessMs,
    refresh: isRefreshed ? newToken() : '',
    endsAt: Date.parse(addMonths(written.slice(0, 10), 18) + written.slice(10)),
  };
  state.grants.push(grant);
  return grant;
};

const byCode = (state: State, form: URLSearchParams, { clientId }: Application): Grant => {
  const name = form.get('code') ?? '';
  const code = state.codes[name];
  delete state.codes[name];
  const isGood =
    code &&
    code.until > nowOf(state).getTime() &&
    code.clientId === clientId &&
    code.redirectUri === form.get('redirect_uri') &&
    (code.challenge === undefined || code.challenge === challengeOf(form.get('code_verifier') ?? ''));
  if (!isGood) throw new TokenRefusal('invalid_grant');
  return begin(state, code, true);
};

/** A refresh token works once: it invalidates the old pair. */
const byRefresh = (state: State, form: URLSearchParams): Grant => {
  const now = nowOf(state).getTime();
  const grant = state.grants.find(({ refresh }) => refresh !== '' && refresh === form.get('refresh_token'));
  if (!grant || grant.endsAt <= now) throw new TokenRefusal('invalid_grant');
  Object.assign(grant, { access: newToken(), accessUntil: now + accessMs, refresh: newToken() });
  return grant;
};

/** The token endpoint: `application/x-www-form-urlencoded` in, JSON out. */
export const tokenFor = (state: State, application: Application, form: URLSearchParams) => {
  if (
    form.get('client_id') !== application.clientId ||
    form.get('client_secret') !== application.clientSecret
  )
    throw new TokenRefusal('invalid_client', 401);
  const now = nowOf(state).getTime();
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return answerOf(byCode(state, form, application), now);
    case 'refresh_token':
      return answerOf(byRefresh(state, form), now);
    case 'client_credentials': {
      const scopes = form.get('scope')?.split(' ') ?? [];
      const who = { userId: applicationUser, clientId: application.clientId, scopes };
      return answerOf(begin(state, who, false), now);
    }
    default:
      throw new TokenRefusal('unsupported_grant_type');
  }
};

/** The token's owner; `undefined` if it is unknown or expired. */
export const granted = (
  state: State,
  authorization: string | undefined,
): { grant: Grant; business: Business | undefined } | undefined => {
  const token = /^Bearer (\w+)$/i.exec(authorization ?? '')?.[1];
  const grant = state.grants.find(({ access }) => access === token);
  if (!grant || grant.accessUntil <= nowOf(state).getTime()) return undefined;
  return { grant, business: state.businesses.find(({ userId }) => userId === grant.userId) };
};
