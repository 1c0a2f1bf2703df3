import { readFile } from 'node:fs/promises';
import { config } from './config.ts';

/** The contents of the local key file, or of the secret in Secrets Manager. */
interface Keys {
  /** 32 random bytes, base64: encrypts the cookie of a sign-in in progress. */
  sessionKey: string;
  /** 32 random bytes, base64: seals values when run locally; in AWS, KMS does. */
  mailKey?: string;
}

interface LinkKeys {
  /** 32 random bytes, base64: derives link tokens; see functions/links/token.ts. */
  linkKey: string;
}

const fromSecretsManager = async (SecretId: string): Promise<string> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient({});
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  return SecretString ?? '{}';
};

/** Reads once per process; retries after a failure. */
const readOnce = <T>(arn: () => string): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= (config.keysFile ? readFile(config.keysFile, 'utf8') : fromSecretsManager(arn()))
      .then((text): T => JSON.parse(text))
      .catch((error: unknown) => {
        loaded = undefined;
        throw error;
      });
    return loaded;
  };
};

export const keys = readOnce<Keys>(() => config.secretArn);

export const linkKeys = readOnce<LinkKeys>(() => config.linkSecretArn);
