import type { UserId } from '#shared/firms/ids.ts';
import type { Services } from '../services.ts';

/** The subject of an identity that is made at the provider, as its administrator would. */
const identityFor = async ({ identity }: Services, email: string, name: string): Promise<string> => {
  const attributes = Object.entries({ email, name }).map(([Name, Value]) => ({ Name, Value }));
  const reply = await fetch(identity, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminCreateUser' },
    body: JSON.stringify({ Username: email, UserAttributes: attributes }),
  });
  return ((await reply.json()) as { User: { Username: string } }).User.Username;
};

/**
 * Begins a session of somebody new without the provider's form, which takes four times as long, and answers the Cookie header to send.
 * Only in the process that the system runs in.
 */
export const beginSession = async (services: Services, email: string, name: string): Promise<string> => {
  // Imported late: the table's address is known once the system has started.
  const [{ saveIdentity }, { sessionCookies, startSession }] = await Promise.all([
    import('#functions/auth/store.ts'),
    import('#functions/lib/session.ts'),
  ]);
  const sub = (await identityFor(services, email, name)) as UserId;
  const [firstName, lastName] = name.split(' ').filter(Boolean);
  const whose = await saveIdentity({ sub, email, emailVerified: true, firstName, lastName });
  const cookies = sessionCookies(await startSession({ ...whose, sub }));
  return cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';'))).join('; ');
};
