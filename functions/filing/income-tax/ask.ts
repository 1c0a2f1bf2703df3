import { open } from '#functions/lib/seal.ts';
import { readConnection } from '../connection/entity.ts';
import { notConnected } from '../connection/tokens.ts';
import { type Asker, askHmrc, type HmrcReply } from '../hmrc/ask.ts';

/** HMRC's Income Tax APIs: the version we use, and the base of their paths. */
const apis = {
  businesses: { version: '2.0', base: '/individuals/business/details' },
  obligations: { version: '3.0', base: '/obligations/details' },
  selfEmployment: { version: '5.0', base: '/individuals/business/self-employment' },
  calculations: { version: '8.0', base: '/individuals/calculations' },
} as const;

interface Asked {
  api: keyof typeof apis;
  method: 'GET' | 'POST' | 'PUT';
  /** The path after the National Insurance number. */
  path: string;
  body?: object;
}

/** Calls HMRC about the person connected for Income Tax. Their number is decrypted only for this call. */
export const askAboutPerson = async <Body>(
  asker: Asker,
  { api, method, path, body }: Asked,
): Promise<HmrcReply<Body>> => {
  const { firmId } = asker.firm;
  const kept = await readConnection(firmId, 'incomeTax');
  if (!kept?.sealedNino) throw notConnected();
  const { version, base } = apis[api];
  const nino = await open(firmId, kept.sealedNino);
  return askHmrc<Body>(asker, {
    ...{ tax: 'incomeTax', method, version, path: `${base}/${nino}/${path}` },
    ...(body && { body }),
  });
};

/** The codes with which HMRC says that it has none. */
export const nothingThere = ['MATCHING_RESOURCE_NOT_FOUND', 'NOT_FOUND', 'NO_OBLIGATIONS_FOUND'] as const;
