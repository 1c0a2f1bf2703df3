import { open } from '#functions/lib/seal.ts';
import { readConnection } from '../connection/entity.ts';
import { notConnected } from '../connection/tokens.ts';
import { type Asker, askHmrc, type HmrcReply } from '../hmrc/ask.ts';

/** HMRC's APIs of Income Tax, each with the version of it that is used and what its addresses begin with. */
const apis = {
  businesses: { version: '2.0', base: '/individuals/business/details' },
  obligations: { version: '3.0', base: '/obligations/details' },
  selfEmployment: { version: '5.0', base: '/individuals/business/self-employment' },
  calculations: { version: '8.0', base: '/individuals/calculations' },
} as const;

interface Asked {
  api: keyof typeof apis;
  method: 'GET' | 'POST' | 'PUT';
  /** What follows the National Insurance number. */
  path: string;
  body?: object;
}

/** Asks HMRC about the person connected for Income Tax. Their number is unsealed for this call only. */
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

/** HMRC has nothing of the kind. */
export const nothingThere = ['MATCHING_RESOURCE_NOT_FOUND', 'NOT_FOUND', 'NO_OBLIGATIONS_FOUND'] as const;
