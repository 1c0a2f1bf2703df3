import type { FirmId } from '#shared/firms/ids.ts';
import { decrypt, encrypt } from './box.ts';
import { config } from './config.ts';
import { keys } from './keys.ts';
import { lazily } from './lazily.ts';
import { holdWithin } from './tenant.ts';

/**
 * Encrypts a firm's mail password, bank details and tax reference at rest, bound to the firm: a copy in another firm's record does
 * not decrypt.
 */

const localKey = async (): Promise<string> => {
  const { mailKey } = await keys();
  if (!mailKey) throw new Error('The key file has no mailKey');
  return mailKey;
};

const kms = lazily(async () => {
  const { DecryptCommand, EncryptCommand, KMSClient } = await import('@aws-sdk/client-kms');
  return { client: new KMSClient({}), DecryptCommand, EncryptCommand };
});

export const seal = async (firmId: FirmId, text: string): Promise<string> => {
  holdWithin(firmId);
  if (config.keysFile) return encrypt(await localKey(), text, firmId);
  const { client, EncryptCommand } = await kms();
  const { CiphertextBlob } = await client.send(
    new EncryptCommand({
      KeyId: config.kmsKeyId,
      Plaintext: Buffer.from(text),
      EncryptionContext: { firmId },
    }),
  );
  return Buffer.from(CiphertextBlob ?? []).toString('base64url');
};

export const open = async (firmId: FirmId, sealed: string): Promise<string> => {
  holdWithin(firmId);
  if (config.keysFile) {
    const text = decrypt(await localKey(), sealed, firmId);
    if (text === undefined) throw new Error('A sealed value does not open');
    return text;
  }
  const { client, DecryptCommand } = await kms();
  const { Plaintext } = await client.send(
    new DecryptCommand({
      CiphertextBlob: Buffer.from(sealed, 'base64url'),
      EncryptionContext: { firmId },
    }),
  );
  return Buffer.from(Plaintext ?? []).toString();
};
