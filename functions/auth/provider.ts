import { JwtRsaVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as oauth from 'oauth4webapi';
import { config } from '#functions/lib/config.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { textLimits } from '#shared/limits.ts';
import { keepable } from '#shared/plain-text.ts';

/** The identity provider: Cognito in AWS, a stand-in locally. Both are found by their discovery document. */

const client = (): oauth.Client => ({ client_id: config.oidcClientId });
/** Clients authenticate with PKCE; there is no client secret to store. */
const noSecret = oauth.None();
const insecure = () => ({ [oauth.allowInsecureRequests]: config.isLocal });

export const redirectUri = (): string => `${config.appUrl}/api/callback`;

let discovered: Promise<oauth.AuthorizationServer> | undefined;

const discover = async (): Promise<oauth.AuthorizationServer> => {
  const issuer = new URL(config.oidcIssuer);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure()));
};

/** The provider's endpoints, fetched once per process. */
export const provider = (): Promise<oauth.AuthorizationServer> => {
  discovered ??= discover().catch((error: unknown) => {
    discovered = undefined;
    throw error;
  });
  return discovered;
};

// The library's own fetcher only supports https, which the local stand-in doesn't have.
const overHttp = { fetch: async (uri: string) => (await fetch(uri)).arrayBuffer() };
const localKeys = () => ({ jwksCache: new SimpleJwksCache({ fetcher: overHttp }) });

const verifierFor = (jwksUri: string) => {
  const expected = { issuer: config.oidcIssuer, audience: config.oidcClientId, jwksUri };
  return config.isLocal ? JwtRsaVerifier.create(expected, localKeys()) : JwtRsaVerifier.create(expected);
};
let verifier: ReturnType<typeof verifierFor> | undefined;

export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The page in the app that the user wanted. */
  to: string;
  /** True to make the provider ask for credentials even if it has a session. */
  isFresh: boolean;
}

/** The provider's sign-in page for one attempt. */
export const signInUrl = async (attempt: Attempt): Promise<string> => {
  const { authorization_endpoint } = await provider();
  const url = new URL(authorization_endpoint ?? '');
  url.search = new URLSearchParams({
    client_id: config.oidcClientId,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    ...(attempt.isFresh && { prompt: 'login' }),
  }).toString();
  return url.href;
};

/** What a verified ID token says about its user. */
export interface Identity {
  sub: UserId;
  email: string;
  /** The provider has verified that they can read its emails. */
  emailVerified: boolean;
  /** When they last entered credentials, in epoch milliseconds. */
  provedAt?: number | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  pictureUrl?: string | undefined;
}

/** Providers accept what our own forms refuse, such as a NUL within a name. */
const text = (value: unknown, max: number = textLimits.name) => keepable(value, max);

/** Exchanges the callback's code for the ID token and verifies it. Throws the provider's or the verification's error. */
export const identify = async (callback: URLSearchParams, attempt: Attempt): Promise<Identity> => {
  const server = await provider();
  const params = oauth.validateAuthResponse(server, client(), callback, attempt.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client(),
    noSecret,
    params,
    redirectUri(),
    attempt.codeVerifier,
    insecure(),
  );
  const { id_token } = await oauth.processAuthorizationCodeResponse(server, client(), response, {
    expectedNonce: attempt.nonce,
    requireIdToken: true,
  });
  verifier ??= verifierFor(server.jwks_uri ?? '');
  const claims = await verifier.verify(id_token ?? '');
  const email = text(claims.email, textLimits.email);
  if (!claims.sub || !email)
    throw new Refusal('provider_failed', 'The identity provider gave no email address');
  return {
    sub: claims.sub as UserId,
    email: email.toLowerCase(),
    // Some providers send it as a string.
    emailVerified: String(claims.email_verified) === 'true',
    provedAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : 0,
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
    pictureUrl: text(claims.picture, textLimits.url),
  };
};

/** The address that signs the browser out at the provider; understood by Cognito (`logout_uri`) and by standard OIDC. */
export const signOutUrl = async (): Promise<string> => {
  const { end_session_endpoint } = await provider();
  const home = `${config.appUrl}/`;
  if (!end_session_endpoint) return home;
  const url = new URL(end_session_endpoint);
  url.search = new URLSearchParams({
    client_id: config.oidcClientId,
    logout_uri: home,
    post_logout_redirect_uri: home,
  }).toString();
  return url.href;
};
