import { routes } from '#shared/routes.ts';
import type { Someone } from '../../../../local/testing/system.ts';

/** The quote for what a certificate found, as text. */
export const quotedFor = async (
  person: Someone,
  params: { id: number; certificateId: number },
): Promise<string> => JSON.stringify(await person.call(routes.certificates.remedial, { params, body: {} }));
