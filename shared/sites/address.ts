import { alike } from '../alike.ts';
import { textLimits } from '../limits.ts';
import { oneLineAddress } from '../one-line-address.ts';
import type { Site } from './site.ts';

type Addressed = Pick<Site, 'address' | 'postcode'>;

/** Where a property is, in one line with its postcode. */
export const siteAddress = ({ address, postcode }: Addressed): string =>
  [oneLineAddress(address.trim()), postcode].join(', ');

/** The same as a job's location, which holds less. */
export const siteLocation = (site: Addressed): string => siteAddress(site).slice(0, textLimits.location);

/** An address as it is compared: on one line or several, with commas or without. */
export const foldedAddress = (address: string): string => alike(address.replace(/[\s,]+/g, ' '));

/** Whether some text says where a property is, with its postcode or without. */
export const isAddressOf = ({ address, postcode }: Addressed, place: string): boolean =>
  [address, `${address} ${postcode}`].map(foldedAddress).includes(foldedAddress(place));
