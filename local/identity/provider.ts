import type { JsonWebKey } from 'node:crypto';
import Provider, { type Configuration, type JWK } from 'oidc-provider';
import { adapterOver, type Entries } from './adapter.ts';
import { claimsOf, type People } from './people.ts';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  redirectUri: string;
  postLogoutRedirectUris: string[];
  entries: Entries;
  people: People;
  signingKey: JsonWebKey;
  cookieKey: string;
}

const minute = 60;
const hour = 60 * minute;

/** Fettle is the only client, so we skip the consent page. */
const grantEverything: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};

/** An OpenID provider that accepts any email address without a password. For local use only. */
export function createProvider(settings: ProviderSettings): Provider {
  const { people } = settings;
  return new Provider(settings.issuer, {
    adapter: adapterOver(settings.entries),
    clients: [
      {
        client_id: settings.clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        // Cognito includes it in every ID token.
        require_auth_time: true,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [settings.redirectUri],
        post_logout_redirect_uris: settings.postLogoutRedirectUris,
      },
    ],
    // ID tokens only need RSA keys; the JWK types of Node and the provider differ in name only.
    jwks: { keys: [settings.signingKey as JWK] },
    cookies: { keys: [settings.cookieKey] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    findAccount: (_, sub) => {
      const person = people.value[sub];
      return person && !person.deleted ? { accountId: sub, claims: () => claimsOf(sub, person) } : undefined;
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: minute,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
  });
}
