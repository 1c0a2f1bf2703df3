import type { Ticket } from '../employees/tickets.ts';
import type { GasLicence } from '../settings/competence-rules.ts';
import type { Competence } from '../settings/competence-shown.ts';
import type { Appliance } from '../sites/appliance.ts';
import type { Site } from '../sites/site.ts';
import { type Defect, defectWords, openIn, type Remedied } from './defects.ts';
import type { Definition, Field, Section } from './engine/definition.ts';
import type { Fields } from './engine/values.ts';
import { stayingIn, stayingRows } from './last-record.ts';
import type { FormValues } from './written.ts';

/** A defect, with the certificate that found it. */
export interface FoundDefect {
  certificate: { id: number; jobId: number };
  defect: Defect;
}

interface Employee {
  id: number;
  firstName: string;
  lastName: string;
  tickets?: readonly Ticket[] | null | undefined;
}

/** Who does the work of a gas record, and the number of their licence card. */
export interface GasEngineer {
  name: string;
  licence: string | null;
}

type Licences = Pick<Competence, 'gasSafe'> | undefined;

const isValidOn = ({ endsOn }: { endsOn: string | null }, day: string): boolean =>
  endsOn === null || endsOn >= day;

const gasTicketOn = ({ tickets }: Employee, day: string): Ticket | undefined =>
  tickets?.find((ticket) => ticket.kind === 'gasSafe' && isValidOn(ticket, day));

/** The valid card of somebody in the settings. */
const cardOn = (licences: Licences, day: string, isTheirs: (of: GasLicence) => unknown) =>
  licences?.gasSafe?.engineers.find((each) => isTheirs(each) && isValidOn(each, day));

interface Workers {
  /** The employee who starts the form, and whether the firm's founder does. */
  starter: Employee | undefined;
  isFounder?: boolean | undefined;
  crew: readonly Employee[];
  competence?: Licences;
}

/**
 * The engineer of a gas record: the one who starts it, if they hold a Gas Safe card valid on its day, otherwise the only one on the
 * job who does, otherwise the founder who starts it and holds one. Undefined if several do: a form must not name the wrong person.
 */
export const gasEngineerOf = (
  { starter, isFounder, crew, competence }: Workers,
  day: string,
): GasEngineer | undefined => {
  const held = (each: Employee): GasEngineer[] => {
    const ticket = gasTicketOn(each, day);
    const card = cardOn(competence, day, ({ employeeId }) => employeeId === each.id);
    if (!ticket && !card) return [];
    return [{ name: `${each.firstName} ${each.lastName}`, licence: ticket?.number ?? card?.licence ?? null }];
  };
  const [own] = starter ? held(starter) : [];
  if (own) return own;
  const [first, ...others] = crew.flatMap(held);
  if (first) return others.length === 0 ? first : undefined;
  return isFounder ? cardOn(competence, day, ({ owner }) => owner) : undefined;
};

/** What is known before anyone types. */
export interface Known {
  day: string;
  site: Pick<Site, 'address' | 'postcode' | 'nation' | 'landlord' | 'contacts'>;
  client: { name: string; address?: string | null | undefined };
  appliances: readonly Appliance[];
  /** The property's open defects that were quoted for. */
  defects: readonly FoundDefect[];
  /** The gas engineer, if there is no doubt who it is. */
  engineer?: GasEngineer | undefined;
  /** The last issued record of this kind at the property. */
  last?: { values: FormValues; nextDue?: string | null | undefined } | undefined;
  /** The firm's test instruments. */
  instruments?: Competence['instruments'] | undefined;
  /** The firm's Gas Safe number. */
  registration?: string | undefined;
}

/** Known texts by field key. Readings, results, codes and signatures are never prefilled. */
const textsOf = ({
  day,
  site,
  client,
  engineer,
  registration,
  last,
}: Known): Record<string, string | null | undefined> => ({
  day,
  address: `${site.address}\n${site.postcode}`,
  client: client.name,
  landlordName: site.landlord?.name ?? client.name,
  landlordAddress: site.landlord?.address ?? client.address,
  tenantName: site.contacts.find(({ role }) => role === 'tenant')?.name,
  nation: site.nation,
  engineerName: engineer?.name,
  licence: engineer?.licence,
  registration,
  lastDeadline: last?.nextDue,
});

/** Appliances that burn gas, by their names on a gas record. */
const burners = ['boiler', 'fire', 'hob', 'oven', 'cooker', 'water_heater'];

const answered = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const rowOf = ({ id, kind, location, owner, flue, make, model, serial }: Appliance): object =>
  answered({
    ...{ rowId: `a${id}`, applianceId: id, kind, location },
    owner: owner === 'tenant' ? 'tenant' : 'landlord',
    ...{ flue, make, model, serial },
  });

/** True if a form for repairs can be prefilled from a certificate: its defects were quoted for, and some are still open. */
export const isQuoted = ({
  state,
  quoteId,
  openDefects,
}: {
  state?: string | null | undefined;
  quoteId?: number | null | undefined;
  openDefects?: number | null | undefined;
}): boolean => state === 'issued' && Boolean(quoteId) && Boolean(openDefects);

/** The open defects of such a certificate. */
export const foundBy = (
  { id, jobId, remedied }: { id: number; jobId: number; remedied?: readonly Remedied[] | null | undefined },
  values: FormValues,
): FoundDefect[] => openIn(values, remedied ?? []).map((defect) => ({ certificate: { id, jobId }, defect }));

const remedyOf = ({ certificate: { id, jobId }, defect }: FoundDefect): object => ({
  rowId: `d${id}-${defect.n}`,
  ...{ text: defectWords(defect), certificateJobId: jobId, certificateId: id, defect: defect.n },
});

const isBurner = ({ kind, removedOn }: Appliance): boolean => !removedOn && burners.includes(kind);

const same = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** True if a row of the last record is an appliance that the property has since been given. */
const isKnown = ({ kind, location, serial }: Fields, appliances: readonly Appliance[]): boolean =>
  appliances.some((one) => same(one.serial, serial) || (one.kind === kind && same(one.location, location)));

type Instrument = Competence['instruments'][number];

/** The firm's only instrument of some kinds, of those in calibration on the day if there are any. */
const onlyInstrument = (
  { instruments = [], day }: Known,
  kinds: readonly string[],
): Instrument | undefined => {
  const some = instruments.filter(({ kind }) => kinds.includes(kind));
  const inDate = some.filter(({ calibrationDue }) => calibrationDue === null || calibrationDue >= day);
  const [only, ...others] = inDate.length > 0 ? inDate : some;
  return others.length === 0 ? only : undefined;
};

/** The answers about an instrument that its serial number's field brings. */
const instrumentIn = ({ key, instrument }: Field, one: Instrument | undefined): object =>
  instrument && one
    ? answered({
        [key]: one.serial,
        [instrument.due]: one.calibrationDue,
        ...(instrument.kind && { [instrument.kind]: one.kind }),
      })
    : {};

/** A multifunction tester alone, otherwise the testers of each kind. */
const instrumentRows = ({ fields }: Section, known: Known): object[] => {
  const field = fields.find(({ instrument }) => instrument);
  const found = (field?.instrument?.kinds ?? []).flatMap((kind) => onlyInstrument(known, [kind]) ?? []);
  const used = found[0]?.kind === 'multifunction' ? found.slice(0, 1) : found;
  return used.map((one) => ({ rowId: `i-${one.kind}`, ...(field && instrumentIn(field, one)) }));
};

/** The first rows of a section. */
const rowsFor = (section: Section, known: Known): object[] => {
  const { appliances, defects, last } = known;
  const { from, codes = [] } = section.repeat ?? {};
  if (from === 'instruments') return instrumentRows(section, known);
  if (from === 'defects') return defects.filter(({ defect }) => codes.includes(defect.code)).map(remedyOf);
  const before = last ? stayingRows(section, last.values) : [];
  if (from !== 'appliances') return before;
  const rows = appliances
    .filter(isBurner)
    .sort((a, b) => a.id - b.id)
    .map(rowOf);
  return [...rows, ...before.filter((row) => !isKnown(row, appliances))];
};

/** The property's only appliance that a section can be about. */
const onlyAppliance = ({ key, fields }: Section, appliances: readonly Appliance[]): object => {
  const kinds = key === 'appliance' ? fields.find((field) => field.key === 'kind')?.choices : undefined;
  const [only, ...others] = appliances.filter((one) => isBurner(one) && kinds?.includes(one.kind));
  if (!only || others.length > 0) return {};
  const { id: applianceId, kind, location, make, model, serial, gcNumber } = only;
  return answered({ applianceId, kind, location, make, model, serial, gcNumber });
};

/** A new form, prefilled with what is known. */
export const prefilled = (definition: Definition, known: Known): FormValues => {
  const texts = textsOf(known);
  const sections = definition.sections.flatMap((section): [string, unknown][] => {
    const { key, repeat, fields } = section;
    if (repeat) {
      const rows = rowsFor(section, known).slice(0, repeat.max);
      return rows.length > 0 ? [[key, rows]] : [];
    }
    const equipped = fields.map((field) =>
      instrumentIn(field, onlyInstrument(known, field.instrument?.kinds ?? [])),
    );
    const given = {
      ...Object.assign({}, ...equipped),
      ...(known.last && stayingIn(section, known.last.values)),
      ...onlyAppliance(section, known.appliances),
      ...Object.fromEntries(
        fields.flatMap((field) => (texts[field.key] ? [[field.key, texts[field.key]]] : [])),
      ),
    };
    return Object.keys(given).length > 0 ? [[key, given]] : [];
  });
  return Object.fromEntries(sections);
};
