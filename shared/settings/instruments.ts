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
