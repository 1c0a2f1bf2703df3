import { readFile } from 'node:fs/promises';
import { config } from './config.ts';

/** What lies in the key file on one machine and in Secrets Manager in AWS. */
interface Keys {
  /** 32 random bytes, base64: encrypts the cookie of a sign-in under way. */
  sessionKey: string;
  /** 32 random bytes, base64: seals what is sealed on one machine; in AWS KMS does. */
  mailKey?: string;
}

const fromSecretsManager = async (): Promise<string> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient({});
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: config.secretArn }));
  return SecretString ?? '{}';
};

let loaded: Promise<Keys> | undefined;

/** The keys, read once per process. A failed read is tried again by the next call. */
export const keys = (): Promise<Keys> => {
  loaded ??= (config.keysFile ? readFile(config.keysFile, 'utf8') : fromSecretsManager())
    .then((text): Keys => JSON.parse(text))
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
};
