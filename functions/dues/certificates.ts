import type { DatedRange } from '#shared/domain/by-date.ts';
import { certificatesDue } from '#shared/domain/dues/certificates.ts';
import { registerOf } from '#shared/domain/dues/register.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { registered } from './read.ts';

/** The certificates that fall due in a range of days, earliest first, each with its job and client. */
export const dueCertificates = async (firmId: FirmId, query: DatedRange) => {
  const all = await registered(firmId);
  return certificatesDue(registerOf(all), { query, today: all.today, job: all.job });
};
