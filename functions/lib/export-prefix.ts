import type { FirmId } from '#shared/firms/ids.ts';
/** The bucket prefix of a firm's exports; a lifecycle rule deletes them after some days. */
export const exportPrefix = (firmId: FirmId): string => `exports/${firmId}/`;
