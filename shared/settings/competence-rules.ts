import type { Competence } from './competence-shown.ts';

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

/** An engineer's Gas Safe licence card. `owner`: the firm's founder, who may have no employee record. */
export type GasLicence = NonNullable<Competence['gasSafe']>['engineers'][number];

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
