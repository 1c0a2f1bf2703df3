import * as z from 'zod/mini';
import { email, id, kept, line, lines, optional, orNull, requiredLine, telephone } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { contactRoles, contactsPerSite, nations, siteKinds, tenures } from './kinds.ts';
import { postcode } from './postcode.ts';

const requiredLines = lines(textLimits.address).check(z.minLength(1, 'Required'));

/** A contact at a property: a tenant, a keyholder, or someone who gets updates. */
const contactInput = z.strictObject({
  /** The contact's id; a new contact gets one when it is saved. */
  id: z.optional(id),
  role: z.enum(contactRoles),
  name: requiredLine(textLimits.name),
  phone: optional(telephone),
  email: optional(email),
  /** Gets copies of certificates. */
  getsCopies: z.optional(z.boolean()),
  /** Wants copies on paper. */
  paperOnly: z.optional(z.boolean()),
});
export type ContactInput = z.output<typeof contactInput>;

/** The landlord, if the client is an agent. */
const landlord = z.strictObject({ name: requiredLine(textLimits.name), address: requiredLines });

export const siteFields = {
  clientId: id,
  name: optional(line(textLimits.name)),
  address: requiredLines,
  postcode,
  uprn: optional(z.string().check(z.regex(/^\d{1,12}$/, 'Enter 1 to 12 digits'))),
  kind: z.optional(z.enum(siteKinds)),
  tenure: z.optional(z.enum(tenures)),
  nation: z.optional(z.enum(nations)),
  landlord: z.optional(z.nullable(landlord)),
  /** How to get in: keys, parking, stopcock. */
  access: optional(lines(1000)),
  contacts: z.optional(
    z.array(contactInput).check(z.maxLength(contactsPerSite, `Can be at most ${contactsPerSite}`)),
  ),
};

export const siteInput = z.strictObject(siteFields);
export type SiteInput = z.output<typeof siteInput>;

const contact = z.object({
  id: z.number(),
  role: z.enum(contactRoles),
  name: z.string(),
  phone: orNull(z.string()),
  email: orNull(z.string()),
  getsCopies: z._default(z.boolean(), false),
  paperOnly: z._default(z.boolean(), false),
});
export type Contact = z.output<typeof contact>;

/** A property of a client. */
export const siteRecord = z.object({
  ...kept,
  clientId: z.number(),
  name: orNull(z.string()),
  address: z.string(),
  postcode: z.string(),
  uprn: orNull(z.string()),
  kind: z.enum(siteKinds),
  tenure: z.enum(tenures),
  nation: z.enum(nations),
  landlord: orNull(z.object({ name: z.string(), address: z.string() })),
  access: orNull(z.string()),
  contacts: z._default(z.array(contact), []),
  applianceCount: z._default(z.number(), 0),
  jobCount: z._default(z.number(), 0),
  archivedAt: orNull(z.string()),
});

/** The state of a property according to its certificates. */
const standing = {
  /** The earliest date on which something is due. */
  nextDue: orNull(z.string()),
  /** The number of overdue items. */
  overdue: z._default(z.number(), 0),
  /** The number of open defects on current certificates. */
  openDefects: z._default(z.number(), 0),
};

export const site = z.extend(siteRecord, {
  ...standing,
  client: orNull(z.object({ id: z.number(), name: z.string() })),
});
export type Site = z.output<typeof site>;
