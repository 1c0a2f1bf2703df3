import { writtenKinds } from './engine/definition.ts';

/** What a job may leave behind; all but `other` can be filled in here as well. */
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
 * After how many months each falls due at the latest; the others say so themselves. A landlord's gas safety check every 12 months (Gas Safety
 * (Installation and Use) Regulations 1998 reg 36(3)); an electrical report every 5 years (SI 2020/312 reg 3(2)); boilers by their makers.
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

/** What a certificate is called: its kind, or what was written. */
export const certificateName = (of: { kind: CertificateKind; title?: string | null | undefined }): string =>
  of.title || certificateNames[of.kind];

/** How many days ahead what falls due is told of. */
export const dueAheadDays = 60;
