import { textLimits } from '../limits.ts';
import { oneLineAddress } from '../one-line-address.ts';
import type { Site } from './site.ts';

type Addressed = Pick<Site, 'address' | 'postcode'>;

/** Where a property is, in one line with its postcode. */
export const siteAddress = ({ address, postcode }: Addressed): string =>
  [oneLineAddress(address.trim()), postcode].join(', ');

/** The same as a job's location, which holds less. */
export const siteLocation = (site: Addressed): string => siteAddress(site).slice(0, textLimits.location);
