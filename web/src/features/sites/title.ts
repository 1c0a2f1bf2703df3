import type { Site } from '#shared/sites/site.ts';

/** A property's title: its name, or its address. */
export const titleOf = ({ name, address }: Pick<Site, 'name' | 'address'>): string =>
  name || (address.split('\n')[0] ?? address);

/** The part of the address that its title doesn't contain. */
export const restOf = ({ name, address, postcode }: Pick<Site, 'name' | 'address' | 'postcode'>): string => {
  const lines = address.split('\n').map((line) => line.trim());
  return [...(name ? lines : lines.slice(1)), postcode].filter(Boolean).join(', ');
};
