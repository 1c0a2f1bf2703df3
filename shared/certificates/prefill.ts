import type { Appliance } from '../sites/appliance.ts';
import type { Site } from '../sites/site.ts';
import type { Definition } from './engine/definition.ts';
import type { FormValues } from './written.ts';

/** What is known before anybody types. */
export interface Known {
  day: string;
  site: Pick<Site, 'address' | 'postcode' | 'nation' | 'landlord' | 'contacts'>;
  client: { name: string; address?: string | null | undefined };
  appliances: readonly Appliance[];
  /** When the last record of the kind said that it falls due. */
  lastDeadline?: string | null | undefined;
}

/** The texts that are known, by the keys of fields; no reading, result, code or signature is among them. */
const textsOf = ({ day, site, client, lastDeadline }: Known): Record<string, string | null | undefined> => ({
  day,
  address: `${site.address}\n${site.postcode}`,
  client: client.name,
  landlordName: site.landlord?.name ?? client.name,
  landlordAddress: site.landlord?.address ?? client.address,
  tenantName: site.contacts.find(({ role }) => role === 'tenant')?.name,
  nation: site.nation,
  lastDeadline,
});

/** Appliances that burn gas and what a gas record calls them. */
const burners = ['boiler', 'fire', 'hob', 'oven', 'cooker', 'water_heater'];

const rowOf = ({ id, kind, location, owner, flue, make, model, serial }: Appliance): object =>
  Object.fromEntries(
    Object.entries({
      rowId: `a${id}`,
      applianceId: id,
      kind,
      location,
      owner: owner === 'tenant' ? 'tenant' : 'landlord',
      flue,
      make,
      model,
      serial,
    }).filter(([, value]) => value !== null && value !== undefined),
  );

/** A new form with what is known already. */
export const prefilled = (definition: Definition, known: Known): FormValues => {
  const texts = textsOf(known);
  const sections = definition.sections.flatMap(({ key, repeat, fields }): [string, unknown][] => {
    if (repeat) {
      if (repeat.from !== 'appliances') return [];
      const there = known.appliances
        .filter(({ kind, removedOn }) => !removedOn && burners.includes(kind))
        .sort((a, b) => a.id - b.id);
      return there.length > 0 ? [[key, there.slice(0, repeat.max).map(rowOf)]] : [];
    }
    const given = fields.flatMap((field) => {
      const text = texts[field.key];
      return text ? [[field.key, text] as const] : [];
    });
    return given.length > 0 ? [[key, Object.fromEntries(given)]] : [];
  });
  return Object.fromEntries(sections);
};
