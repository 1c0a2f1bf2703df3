import { foldedAddress } from '../../sites/address.ts';

interface Site {
  id: number;
  clientId: number;
  address: string;
  postcode: string;
}
interface Job {
  clientId: number;
  title: string;
  siteId?: number | null | undefined;
  location?: string | null | undefined;
}

const textOf = new Map<string, string>();
/** The same address is asked for thousands of times. */
const folded = (address: string): string => {
  const known = textOf.get(address);
  if (known !== undefined) return known;
  if (textOf.size > 20_000) textOf.clear();
  const made = foldedAddress(address);
  textOf.set(address, made);
  return made;
};

/**
 * Where work is, so far that two certificates of one kind there are the old and the new one: a property, or an address of a client. Two
 * jobs without any address are at one place only where they are called alike, as an agent's are not.
 */
export const placesOf = (sites: readonly Site[]) => {
  const byAddress = new Map<string, number>();
  for (const { id, clientId, address, postcode } of sites) {
    byAddress.set(`${clientId} ${folded(address)}`, id);
    byAddress.set(`${clientId} ${folded(`${address} ${postcode}`)}`, id);
  }
  return (siteId: number | null | undefined, job: Job | undefined): string => {
    const at = siteId ?? job?.siteId;
    if (at) return `site ${at}`;
    if (!job) return 'nowhere';
    const { clientId, title, location } = job;
    if (!location) return `client ${clientId} ${folded(title)}`;
    const known = byAddress.get(`${clientId} ${folded(location)}`);
    return known ? `site ${known}` : `client ${clientId} at ${folded(location)}`;
  };
};
