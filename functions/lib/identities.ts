import { config } from './config.ts';
import { lazily } from './lazily.ts';
import { logger } from './log.ts';

/** The users' identities at Cognito, which names them by `sub`. */

/** In milliseconds. Callers are waiting, so a silent Cognito counts as unavailable. */
const impatient = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
};

const cognito = lazily(async () => {
  const commands = await import('@aws-sdk/client-cognito-identity-provider');
  return { ...commands, client: new commands.CognitoIdentityProviderClient(impatient) };
});

/** The identity of a user or session: the one that created the user unless another is set. */
export const identityOf = ({ identityId, userId }: { identityId?: string; userId: string }): string =>
  identityId ?? userId;

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UserNotFoundException';

/** `gone` means deleted. Throws Cognito's error if it cannot tell. */
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

/** True if an identity may stay signed in. If Cognito is unavailable it may: that is not the user's fault. */
export const mayStay = async (sub: string): Promise<boolean> => {
  try {
    return (await identityState(sub)) === 'active';
  } catch (error) {
    logger.warn('An identity could not be looked up', { sub, reason: String(error) });
    return true;
  }
};

/** Succeeds if there is none. */
export const deleteIdentity = async (sub: string): Promise<void> => {
  const { client, AdminDeleteUserCommand } = await cognito();
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: config.userPoolId, Username: sub }));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
};
