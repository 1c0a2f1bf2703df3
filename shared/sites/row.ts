import * as z from 'zod/mini';
import { email, line, optional, requiredLine, telephone } from '../fields.ts';
import { importInput } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { applianceInput } from './appliance.ts';
import { siteFields } from './site.ts';

/** The most properties in one import call: each may create a client too. */
export const siteRowsPerCall = 12;

const { name, address, postcode } = siteFields;

/** A property from another program's file; its client is identified by name. */
export const siteRow = z.strictObject({
  clientName: requiredLine(textLimits.name),
  ...{ name, address, postcode },
  tenantName: optional(line(textLimits.name)),
  tenantPhone: optional(telephone),
  tenantEmail: optional(email),
  /** A property with several has a row for each. */
  appliance: z.optional(
    z.pick(applianceInput, { kind: true, location: true, make: true, model: true, serial: true, note: true }),
  ),
});
export type SiteRow = z.output<typeof siteRow>;

export const siteRows = importInput(siteRow, siteRowsPerCall);
