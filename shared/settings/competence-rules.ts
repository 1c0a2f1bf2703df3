export const instrumentNames = {
  analyser: 'Flue gas analyser',
  gauge: 'Pressure gauge',
  multifunction: 'Multifunction tester',
  insulation: 'Insulation tester',
  loop: 'Loop tester',
  rcd: 'RCD tester',
  continuity: 'Continuity tester',
  earth: 'Earth electrode tester',
  pat: 'PAT tester',
  other: 'Other instrument',
} as const;
export type InstrumentKind = keyof typeof instrumentNames;
export const instrumentKinds = Object.keys(instrumentNames) as [InstrumentKind, ...InstrumentKind[]];

export interface Instrument {
  id?: number | null | undefined;
  kind: InstrumentKind;
  make: string | null;
  serial: string;
  /** When it was last calibrated, and the last day that this holds. */
  calibratedOn: string | null;
  calibrationDue: string | null;
}

/** An engineer's Gas Safe licence card. `owner`: the firm's founder, who may have no employee record. */
export interface GasLicence {
  owner?: true | undefined;
  employeeId?: number | undefined;
  name: string;
  licence: string;
  /** The last day it is valid. */
  endsOn: string | null;
}

/** What a firm is registered and equipped for, as its certificates say it. */
export interface Competence {
  gasSafe: { registration: string; engineers: GasLicence[] } | null;
  electrical: { scheme: string; number: string | null; endsOn: string | null } | null;
  oftec: string | null;
  unvented: string | null;
  instruments: Instrument[];
}

export const noCompetence: Competence = {
  ...{ gasSafe: null, electrical: null, oftec: null, unvented: null },
  instruments: [],
};

/** The settings after a change; what is left out stays. */
export const changedCompetence = (
  before: Competence | undefined,
  input: { readonly [Name in keyof Competence]?: Competence[Name] | undefined },
): Competence => ({
  ...(before ?? noCompetence),
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
});
