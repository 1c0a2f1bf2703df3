import { createHash, timingSafeEqual } from 'node:crypto';
import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { config } from '#functions/lib/config.ts';

const client = new SecretsManagerClient({});
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const version = async (stage: 'AWSCURRENT' | 'AWSPREVIOUS'): Promise<string[]> => {
  try {
    const command = new GetSecretValueCommand({ SecretId: config.secretArn, VersionStage: stage });
    const { SecretString } = await client.send(command);
    return SecretString ? [SecretString] : [];
  } catch (error) {
    // Before the first rotation there is no previous secret.
    if (error instanceof ResourceNotFoundException && stage === 'AWSPREVIOUS') return [];
    throw error;
  }
};

/** The minimum time between reads of Secrets Manager, in milliseconds, however many wrong secrets arrive. */
const lookAgainMs = 10_000;

let known: Buffer[] = [];
let lookedAt = Number.NEGATIVE_INFINITY;

const look = async (): Promise<void> => {
  // The previous secret is accepted too, so that a rotation refuses nobody while CloudFront deploys the new one.
  const values = await Promise.all([version('AWSCURRENT'), version('AWSPREVIOUS')]);
  known = values.flat().map(digest);
  lookedAt = performance.now();
};

const isKnown = (given: Buffer): boolean => known.some((secret) => timingSafeEqual(secret, given));

/** True if a header's value is CloudFront's current or previous secret. */
export const isOriginSecret = async (value: string): Promise<boolean> => {
  const given = digest(value);
  if (isKnown(given)) return true;
  if (performance.now() - lookedAt > lookAgainMs) await look();
  return isKnown(given);
};
