import * as z from 'zod/mini';
import { date, kept, line, lines, optional, orNull, requiredLine } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { applianceKinds, applianceOwners, flues, fuels } from './kinds.ts';

const short = optional(line(textLimits.name));

export const applianceInput = z.strictObject({
  kind: z.enum(applianceKinds),
  location: requiredLine(textLimits.name),
  make: short,
  model: short,
  serial: short,
  gcNumber: short,
  fuel: z.optional(z.enum(fuels)),
  flue: optional(z.enum(flues)),
  owner: z.optional(z.enum(applianceOwners)),
  installedOn: optional(date),
  warrantyUntil: optional(date),
  /** When it was removed; its readings stay. */
  removedOn: optional(date),
  note: optional(lines(textLimits.address)),
});
export type ApplianceInput = z.output<typeof applianceInput>;

/** An appliance or installation at a property, as certificates refer to it. */
export const appliance = z.object({
  ...kept,
  siteId: z.number(),
  kind: z.enum(applianceKinds),
  location: z.string(),
  make: orNull(z.string()),
  model: orNull(z.string()),
  serial: orNull(z.string()),
  gcNumber: orNull(z.string()),
  fuel: z.enum(fuels),
  flue: orNull(z.enum(flues)),
  owner: z.enum(applianceOwners),
  installedOn: orNull(z.string()),
  warrantyUntil: orNull(z.string()),
  removedOn: orNull(z.string()),
  note: orNull(z.string()),
});
export type Appliance = z.output<typeof appliance>;

/** What an issued certificate recorded about an appliance. */
export const applianceReading = z.object({
  day: orNull(z.string()),
  /** The certificate's kind. */
  kind: z.string(),
  number: orNull(z.string()),
  certificateId: z.number(),
  jobId: z.number(),
  outcome: orNull(z.string()),
  /** What was found, by the form's fields. */
  readings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type ApplianceReading = z.output<typeof applianceReading>;
