import type { Definition, WrittenKind } from '../engine/definition.ts';
import { alarms } from './alarms.ts';
import { boilerService } from './boiler-service.ts';
import { electricalInstallation } from './electrical-installation.ts';
import { electricalReport } from './electrical-report.ts';
import { gasSafety } from './gas-safety.ts';
import { gasWarning } from './gas-warning.ts';
import { minorWorks } from './minor-works.ts';

/** The forms that can be filled in, by kind, with their editions, newest first. */
export const definitions: Readonly<Record<WrittenKind, readonly Definition[]>> = {
  gas_safety: gasSafety,
  boiler_service: boilerService,
  gas_warning: gasWarning,
  electrical_report: electricalReport,
  minor_works: minorWorks,
  electrical_installation: electricalInstallation,
  alarms,
};

export const isWrittenKind = (kind: string): kind is WrittenKind => Object.hasOwn(definitions, kind);

const isUsable = ({ usableFrom, usableUntil }: Definition, day: string): boolean =>
  usableFrom <= day && (usableUntil === undefined || day <= usableUntil);

/** The newest edition of a form usable on a day; before the first one, the first. */
export const definitionOn = (kind: WrittenKind, day: string): Definition => {
  const editions = definitions[kind];
  const found = editions.find((each) => isUsable(each, day)) ?? editions.at(-1);
  if (!found) throw new Error(`${kind} has no edition`);
  return found;
};

/** A form's given edition. */
export const definitionOf = (kind: WrittenKind, edition: string): Definition | undefined =>
  definitions[kind].find((each) => each.edition === edition);
