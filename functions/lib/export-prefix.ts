import type { FirmId } from '#shared/firms/ids.ts';
/** Under this lies what was put together for a firm to take away; the bucket's own rule sweeps it after some days. */
export const exportPrefix = (firmId: FirmId): string => `exports/${firmId}/`;
