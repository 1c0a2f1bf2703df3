import { type From, inForceOrFirst } from './by-date.ts';

/**
 * The VAT rate in basis points for installing energy-saving materials in homes and charity buildings. Notice 708/6; VATA Sch 8
 * group 23.
 */
const rates: readonly [From<{ rateBp: number }>, ...From<{ rateBp: number }>[]] = [
  { from: '1998-07-01', rateBp: 500 },
  { from: '2022-05-01', rateBp: 0 },
  { from: '2027-04-01', rateBp: 500 },
];

export const energySavingRateBp = (taxPoint: string): number => inForceOrFirst(rates, taxPoint).rateBp;

/** The materials on the list (VENSAV2083); batteries, smart diverters and water-source pumps since 1 February 2024. */
const listed =
  /insulat|draught|thermostat|(?:heating|hot.?water|radiator) (?:\w+ )?(?:control|valve|timer)|solar|photovolt|batter(?:y|ies)|heat pump|wind.?turbine|water.?turbine|hydro|micro.?chp|combined heat|(?:wood|biomass|pellet)[\w-]* boiler|(?:wood|biomass|pellet)-?(?:fuelled|burning)|diverter/i;

/** True if an item, in a trader's words, is an energy-saving material. Gas boilers, glazing and chargers are not. */
export const isEnergySaving = (item: string): boolean => listed.test(item);
