import type { WrittenKind } from '#shared/certificates/engine/definition.ts';
import { today } from '#shared/dates.ts';

/** A form to fill in at a property. Its day is sent, because what waits for a connection may arrive on another. */
export const newCertificate = (kind: WrittenKind, siteId: number) =>
  ({ source: 'written', kind, siteId, day: today() }) as const;
