import { pastKeeping } from '#shared/domain/certificates/retention.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { registered } from './read.ts';

/** The ids of certificates that were kept for six years and by which nothing is due. */
export const certificatesPastKeeping = async (firmId: FirmId): Promise<ReadonlySet<number>> =>
  pastKeeping(await registered(firmId));
