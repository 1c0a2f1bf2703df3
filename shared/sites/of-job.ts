import * as z from 'zod/mini';
import { siteRecord } from './site.ts';

const { id, name, address, postcode, access, contacts } = siteRecord.shape;

/** A property's details for the people working there: address, access and contacts. */
export const siteOfJob = z.object({ id, name, address, postcode, access, contacts });
