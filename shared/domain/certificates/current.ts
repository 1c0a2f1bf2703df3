import type { AnyInput } from '../../call.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';

export type Certificate = RecordOf<'certificate'>;

/** The fields of a form, for a certificate that is only a stored file. */
export const noForm = {
  ...({ source: 'kept', siteId: null, edition: null, state: null, day: null, version: null } as const),
  ...{ corrects: null, replacedBy: null, reason: null, outcome: null, codes: null, openDefects: null },
  ...{ remedied: null, quoteId: null, copies: null, hash: null, issuedAt: null },
};

/** The certificate that a call names, if it belongs to the job that the call names. */
export const currentOf = (db: Reader, input: AnyInput): Certificate | undefined => {
  const current = db.get('certificate', idIn(input, 'certificateId'));
  return current?.jobId === idIn(input) ? current : undefined;
};
