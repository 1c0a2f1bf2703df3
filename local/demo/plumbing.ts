/** A kind of work: its title, its text on the invoice, its duration and its materials. */
export interface Work {
  title: string;
  description: string;
  /** Hours, in quarters. */
  hours: number;
  /** Pounds. */
  materials: number;
}

export const plumbing: readonly [Work, ...Work[]] = [
  {
    title: 'Annual boiler service',
    description: 'Serviced the boiler, checked pressures and flue, cleaned the trap.',
    hours: 1.5,
    materials: 12.5,
  },
  {
    title: 'Replace kitchen tap',
    description: 'Took out the old mixer, fitted a new one with isolating valves.',
    hours: 1.25,
    materials: 84.99,
  },
  {
    title: 'Leaking radiator valve',
    description: 'Drained down, replaced both valves, refilled and bled.',
    hours: 2,
    materials: 38.4,
  },
  {
    title: 'Blocked drain',
    description: 'Rodded and jetted the gully, tested the flow.',
    hours: 1.75,
    materials: 0,
  },
  {
    title: 'New bathroom suite',
    description: 'First and second fix: bath, basin, toilet, shower valve and waste. Tested and sealed.',
    hours: 28,
    materials: 1_460,
  },
  {
    title: 'Unvented cylinder',
    description: 'Replaced the cylinder with an unvented one, commissioned and registered it.',
    hours: 12.5,
    materials: 1_120.75,
  },
  {
    title: 'Outside tap',
    description: 'Fitted an outside tap with a double check valve.',
    hours: 1.25,
    materials: 31.2,
  },
  {
    title: 'Toilet will not flush',
    description: 'Replaced fill and flush valve.',
    hours: 0.75,
    materials: 27.5,
  },
  {
    title: 'Landlord gas safety check',
    description: 'Checked all appliances and issued the record.',
    hours: 1,
    materials: 0,
  },
  {
    title: 'Power flush',
    description: 'Flushed eight radiators and the boiler, added inhibitor.',
    hours: 7,
    materials: 68,
  },
  {
    title: 'Burst pipe',
    description: 'Made safe, cut out the burst and renewed two metres of 15 mm copper.',
    hours: 2.5,
    materials: 22.6,
  },
  {
    title: 'Move a radiator',
    description: 'Moved the radiator to the other wall, new pipework under the floor.',
    hours: 4.5,
    materials: 46.3,
  },
];
