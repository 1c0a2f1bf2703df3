import type { Site } from '#shared/sites/site.ts';

/** What a property is called: its name, or where it is. */
export const titleOf = ({ name, address }: Pick<Site, 'name' | 'address'>): string =>
  name || (address.split('\n')[0] ?? address);

/** Where it is, as far as its title does not say that. */
export const restOf = ({ name, address, postcode }: Pick<Site, 'name' | 'address' | 'postcode'>): string => {
  const lines = address.split('\n').map((line) => line.trim());
  return [...(name ? lines : lines.slice(1)), postcode].filter(Boolean).join(', ');
};
