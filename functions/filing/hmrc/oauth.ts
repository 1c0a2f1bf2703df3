import * as oauth from 'oauth4webapi';
import { config } from '#functions/lib/config.ts';
import type { FiledTax } from '#shared/uk/filed-taxes.ts';
import { application } from './application.ts';

/** The scopes that each grant requests. */
export const scopesOf: Record<FiledTax, string> = {
  vat: 'read:vat write:vat',
  incomeTax: 'read:self-assessment write:self-assessment',
};

export const redirectUri = (): string => `${config.appUrl}/api/filing/callback`;

/** HMRC publishes no discovery document. */
const server = (): oauth.AuthorizationServer => ({
  issuer: config.hmrcApiUrl,
  authorization_endpoint: `${config.hmrcSignInUrl}/oauth/authorize`,
  token_endpoint: `${config.hmrcApiUrl}/oauth/token`,
});

const client = async () => {
  const { clientId, clientSecret } = await application();
  return { client: { client_id: clientId }, secret: oauth.ClientSecretPost(clientSecret) };
};

/** HMRC's timeout for issuing tokens, in milliseconds. */
const timeoutMs = 8_000;
const options = () => ({
  [oauth.allowInsecureRequests]: config.isLocal,
  signal: AbortSignal.timeout(timeoutMs),
});

export const signInUrl = async (tax: FiledTax, state: string, verifier: string): Promise<string> => {
  const { clientId } = await application();
  const url = new URL(server().authorization_endpoint ?? '');
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    scope: scopesOf[tax],
    state,
    redirect_uri: redirectUri(),
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
};

/** A pair of tokens, and when the access token ends: epoch milliseconds. */
export interface Tokens {
  access: string;
  refresh: string;
  accessUntil: number;
}

const tokensIn = ({
  access_token: access,
  refresh_token: refresh,
  expires_in,
}: oauth.TokenEndpointResponse): Tokens => {
  if (!refresh) throw new Error('HMRC gave no refresh token');
  return { access, refresh, accessUntil: Date.now() + (expires_in ?? 0) * 1000 };
};

/** Exchanges the code from the callback for tokens. Throws if HMRC refuses it, or the reply isn't valid. */
export const tokensFor = async (
  callback: URLSearchParams,
  state: string,
  verifier: string,
): Promise<Tokens> => {
  const known = await client();
  const params = oauth.validateAuthResponse(server(), known.client, callback, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server(),
    known.client,
    known.secret,
    params,
    redirectUri(),
    verifier,
    options(),
  );
  return tokensIn(await oauth.processAuthorizationCodeResponse(server(), known.client, response));
};

/** Exchanges a refresh token, which works once, for new tokens. `undefined` if HMRC no longer accepts it. */
export const refreshed = async (refresh: string): Promise<Tokens | undefined> => {
  const known = await client();
  const response = await oauth.refreshTokenGrantRequest(
    server(),
    known.client,
    known.secret,
    refresh,
    options(),
  );
  try {
    return tokensIn(await oauth.processRefreshTokenResponse(server(), known.client, response));
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') return undefined;
    throw error;
  }
};
