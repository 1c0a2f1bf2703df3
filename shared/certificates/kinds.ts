import { writtenKinds } from './engine/definition.ts';

/** Kinds of certificate from a job. All but `other` can be filled in here. */
export const certificateKinds = [...writtenKinds, 'other'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

export const certificateNames: Record<CertificateKind, string> = {
  boiler_service: 'Boiler service',
  gas_safety: 'Gas safety record',
  gas_warning: 'Gas warning notice',
  electrical_report: 'Electrical report',
  minor_works: 'Minor works certificate',
  electrical_installation: 'Electrical installation certificate',
  alarms: 'Alarm check',
  other: 'Something else',
};

/**
 * The interval in months after which each kind must be renewed at the latest; the others state it themselves. A landlord's gas
 * safety check every 12 months (Gas Safety (Installation and Use) Regulations 1998 reg 36(3)); an electrical report every 5
 * years (SI 2020/312 reg 3(2)); boilers by their makers.
 */
export const dueMonths: Record<CertificateKind, number | undefined> = {
  boiler_service: 12,
  gas_safety: 12,
  gas_warning: undefined,
  electrical_report: 60,
  minor_works: undefined,
  electrical_installation: undefined,
  alarms: undefined,
  other: undefined,
};

/** A certificate's display name: its title if it has one, otherwise its kind. */
export const certificateName = (of: { kind: CertificateKind; title?: string | null | undefined }): string =>
  of.title || certificateNames[of.kind];
