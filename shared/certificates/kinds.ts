/** What a job may leave behind that falls due again. */
export const certificateKinds = ['boiler_service', 'gas_safety', 'electrical_report', 'other'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

export const certificateNames: Record<CertificateKind, string> = {
  boiler_service: 'Boiler service',
  gas_safety: 'Gas safety record',
  electrical_report: 'Electrical report',
  other: 'Something else',
};

/**
 * After how many months each falls due at the latest; `other` says so itself. A landlord's gas safety check every 12 months (Gas Safety
 * (Installation and Use) Regulations 1998 reg 36(3)); an electrical report every 5 years (SI 2020/312 reg 3(2)); boilers by their makers.
 */
export const dueMonths: Record<CertificateKind, number | undefined> = {
  boiler_service: 12,
  gas_safety: 12,
  electrical_report: 60,
  other: undefined,
};

/** What a certificate is called: its kind, or what was written. */
export const certificateName = (of: { kind: CertificateKind; title?: string | null | undefined }): string =>
  of.title || certificateNames[of.kind];

/** How many days ahead what falls due is told of. */
export const dueAheadDays = 60;
