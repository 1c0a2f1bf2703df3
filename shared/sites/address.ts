import { alike } from '../alike.ts';
import { textLimits } from '../limits.ts';
import { oneLineAddress } from '../one-line-address.ts';
import type { Site } from './site.ts';

type Addressed = Pick<Site, 'address' | 'postcode'>;

/** A property's address in one line, with its postcode. */
export const siteAddress = ({ address, postcode }: Addressed): string =>
  [oneLineAddress(address.trim()), postcode].join(', ');

/** The same, cut to the length of a job's location. */
export const siteLocation = (site: Addressed): string => siteAddress(site).slice(0, textLimits.location);

/** An address for comparison, whether on one line or several, with commas or without. */
export const foldedAddress = (address: string): string => alike(address.replace(/[\s,]+/g, ' '));

/** True if a text is the property's address, with or without its postcode. */
export const isAddressOf = ({ address, postcode }: Addressed, place: string): boolean =>
  [address, `${address} ${postcode}`].map(foldedAddress).includes(foldedAddress(place));
