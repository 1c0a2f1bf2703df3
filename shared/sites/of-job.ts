import * as z from 'zod/mini';
import { siteRecord } from './site.ts';

const { id, name, address, postcode, access, contacts } = siteRecord.shape;

/** What whoever works at a property has to know: where it is, how to get in and who lets in. */
export const siteOfJob = z.object({ id, name, address, postcode, access, contacts });
