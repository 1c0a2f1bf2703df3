import type { Competence } from './competence-shown.ts';

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
