import { config } from './config.ts';
import { lazily } from './lazily.ts';
import { logger } from './log.ts';

/** The identities behind the users, at Cognito. A user's `sub` is its name there. */

/** Callers wait for the answer, so a Cognito that says nothing counts as one that cannot say. Milliseconds. */
const impatient = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
};

const cognito = lazily(async () => {
  const commands = await import('@aws-sdk/client-cognito-identity-provider');
  return { ...commands, client: new commands.CognitoIdentityProviderClient(impatient) };
});

/** The identity that a user is signed in to by, or that a session was begun by: the one that made the user, where nothing else is said. */
export const identityOf = ({ identityId, userId }: { identityId?: string; userId: string }): string =>
  identityId ?? userId;

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UserNotFoundException';

/** `gone`: deleted. Throws what Cognito says where it cannot tell. */
export const identityState = async (sub: string): Promise<'active' | 'disabled' | 'gone'> => {
  const { client, AdminGetUserCommand } = await cognito();
  try {
    const asked = new AdminGetUserCommand({ UserPoolId: config.userPoolId, Username: sub });
    const { Enabled } = await client.send(asked);
    return Enabled === false ? 'disabled' : 'active';
  } catch (error) {
    if (isNotFound(error)) return 'gone';
    throw error;
  }
};

/** Whether an identity may go on being signed in. Where Cognito cannot say, it may: its trouble is not the users'. */
export const mayStay = async (sub: string): Promise<boolean> => {
  try {
    return (await identityState(sub)) === 'active';
  } catch (error) {
    logger.warn('An identity could not be looked up', { sub, reason: String(error) });
    return true;
  }
};

/** Succeeds too where there is none. */
export const deleteIdentity = async (sub: string): Promise<void> => {
  const { client, AdminDeleteUserCommand } = await cognito();
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: config.userPoolId, Username: sub }));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
};
