import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { contactsPerSite } from './kinds.ts';

/** A recipient of emails about a property: its client, or one of its contacts. */
export const recipient = z.union([z.literal('client'), id]);
export type Recipient = z.output<typeof recipient>;

/** The maximum: the client and all contacts of a property. */
export const mostRecipients = contactsPerSite + 1;
