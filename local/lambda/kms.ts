import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { decrypt, encrypt } from '#functions/lib/box.ts';

interface Request {
  Plaintext?: string;
  CiphertextBlob?: string;
  EncryptionContext: { firmId: string };
}

/** Enough of KMS for one key. It opens what seal.ts sealed without KMS, and the other way round. */
export async function kms(key: string) {
  const answer = ({ Plaintext, CiphertextBlob, EncryptionContext: { firmId } }: Request): object => {
    if (Plaintext !== undefined) {
      const box = encrypt(key, Buffer.from(Plaintext, 'base64').toString(), firmId);
      return { CiphertextBlob: Buffer.from(box, 'base64url').toString('base64') };
    }
    const box = Buffer.from(CiphertextBlob ?? '', 'base64').toString('base64url');
    const text = decrypt(key, box, firmId);
    return text === undefined
      ? { __type: 'InvalidCiphertextException' }
      : { Plaintext: Buffer.from(text).toString('base64') };
  };
  const server = createServer(async (req, res) => {
    const reply = answer((await json(req)) as Request);
    res.writeHead('__type' in reply ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
    res.end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
