/** The certificates that the examples point to. */
export interface KnownCertificates {
  /** Of the job. */
  certificates: number;
  /** A form of the job that is ready to issue, and the hash of its content. */
  forms: number;
  formHash: string;
  /** One that was issued. */
  issuedForms: number;
  /** A job of a client with an email address, and an issued form of it. */
  mailedJobs: number;
  mailedForms: number;
  /** An issued report with a defect. */
  reports: number;
}

export const nobodysCertificates: KnownCertificates = {
  certificates: 1,
  forms: 1,
  formHash: 'd'.repeat(64),
  issuedForms: 1,
  mailedJobs: 1,
  mailedForms: 1,
  reports: 1,
};

type ParamsOf = (known: KnownCertificates) => Record<string, number>;

export const certificateParts: readonly [inPath: RegExp, params: ParamsOf][] = [
  [/\{certificateId\}\/(values|issue|pdf)$/, ({ forms }) => ({ certificateId: forms })],
  [
    /\{certificateId\}\/(correct|withdraw|copies|letters)$/,
    ({ issuedForms }) => ({ certificateId: issuedForms }),
  ],
  [
    /\{certificateId\}\/send$/,
    ({ mailedJobs, mailedForms }) => ({ id: mailedJobs, certificateId: mailedForms }),
  ],
  [/\{certificateId\}\/remedial$/, ({ reports }) => ({ certificateId: reports })],
  [/\{certificateId\}\/defects\/\{n\}/, ({ reports }) => ({ certificateId: reports, n: 0 })],
  [/\{certificateId\}/, ({ certificates }) => ({ certificateId: certificates })],
];
