import { pastKeeping } from '#shared/domain/certificates/retention.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { registered } from './read.ts';

/** The ids of the certificates that the owner may delete after six years. */
export const certificatesPastKeeping = async (firmId: FirmId): Promise<ReadonlySet<number>> =>
  pastKeeping(await registered(firmId));
