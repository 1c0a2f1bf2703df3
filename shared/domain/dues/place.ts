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
/** Cached: the same address is looked up thousands of times. */
const folded = (address: string): string => {
  const known = textOf.get(address);
  if (known !== undefined) return known;
  if (textOf.size > 20_000) textOf.clear();
  const made = foldedAddress(address);
  textOf.set(address, made);
  return made;
};

/**
 * The place of a job, precise enough that a second certificate of one kind there replaces the first: a property, or an address of
 * a client. Jobs without an address share a place only if they have the same title, since an agent's jobs may be anywhere.
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
