import { siteLocation } from '../../sites/address.ts';
import type { Site } from '../../sites/site.ts';

/** A job's location; the property's address if only the property was given. */
export const locationIn = (
  { location }: { location?: string | null | undefined },
  site: Pick<Site, 'address' | 'postcode'> | null | undefined,
): string | null | undefined => (location === undefined && site ? siteLocation(site) : location);
