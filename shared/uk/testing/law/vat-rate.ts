import { addYears } from '../../../dates.ts';
import { energySavingRateBp } from '../../energy-saving.ts';
import type { RateReason } from '../../rate-reasons.ts';
import { rateBpOf } from '../../vat.ts';

/** The materials on the list (VENSAV2083); batteries, smart diverters and water-source pumps since 1 February 2024. */
const listed =
  /insulat|draught|thermostat|(?:heating|hot.?water|radiator) (?:\w+ )?(?:control|valve|timer)|solar|photovolt|batter(?:y|ies)|heat pump|wind.?turbine|water.?turbine|hydro|micro.?chp|combined heat|(?:wood|biomass|pellet)[\w-]* boiler|(?:wood|biomass|pellet)-?(?:fuelled|burning)|diverter/i;

/** True if an item, in a trader's words, is an energy-saving material. Gas boilers, glazing and chargers are not. */
export const isEnergySaving = (item: string): boolean => listed.test(item);

/** The facts about a piece of work that its VAT rate depends on. */
export interface Work {
  taxPoint: string;
  /** Goods without fitting. */
  isSupplyOnly?: boolean | undefined;
  /** Repair or maintenance of something existing. */
  isRepair?: boolean | undefined;
  /** In the course of constructing something new. */
  isNewBuild?: boolean | undefined;
  building?: 'dwelling' | 'charity' | 'special residential' | 'other' | undefined;
  /** Designs, surveys and supervision are always standard-rated. */
  isProfessional?: boolean | undefined;
  /** Some reliefs apply only to the main contractor, with a certificate. */
  isMainContractor?: boolean | undefined;
  hasCertificate?: boolean | undefined;
  /** The number of dwellings in the building before and after, and whether it becomes shared or special housing. */
  dwellings?: { before: number; after: number } | undefined;
  becomesMultipleOccupation?: boolean | undefined;
  isRenovation?: boolean | undefined;
  /** The last day it was lived in, and the first day of the work. */
  lastLivedIn?: string | null | undefined;
  workStarts?: string | null | undefined;
  /** The item installed, in the trader's words. */
  item?: string | undefined;
  /** For a disabled person's condition; a signed declaration is assumed unless `hasDeclaration` is false. */
  isForDisabled?: boolean | undefined;
  hasDeclaration?: boolean | undefined;
  customerAge?: number | undefined;
  isOwnHome?: boolean | undefined;
  isGrantFundedHeating?: boolean | undefined;
}

/** VATA Sch 7A group 7: a dwelling not lived in for this many years when the work starts. */
const emptyYears = 2;
/** VATA Sch 7A group 10. */
const mobilityAge = 60;

const mobilityAids =
  /grab ?rail|ramp|stair ?lift|bath ?lift|walk-?in (?:bath|shower)|shower seat|shower (?:with|containing)|sanitary|level.?access|mobility|hoist|handrail/i;
const adaptations = /ramp|wid(?:er|en)|doorway|bathroom|washroom|lavator|lift|hoist|grab|rail|shower|adapt/i;

const isHome = ({ building }: Work): boolean => building === undefined || building === 'dwelling';

const isNewDwelling = (work: Work): boolean => {
  if (!work.isNewBuild || work.isProfessional) return false;
  return work.building === 'dwelling' || Boolean(work.isMainContractor && work.hasCertificate);
};

const isConversion = ({ dwellings, becomesMultipleOccupation }: Work): boolean =>
  becomesMultipleOccupation === true || (dwellings !== undefined && dwellings.before !== dwellings.after);

const isEmptyHome = (work: Work): boolean =>
  work.isRenovation === true &&
  isHome(work) &&
  Boolean(work.lastLivedIn && work.workStarts && work.workStarts >= addYears(work.lastLivedIn, emptyYears));

const isEnergyWork = ({ item, building, isRepair }: Work): boolean =>
  item !== undefined && isEnergySaving(item) && building !== 'other' && !isRepair;

const isForCondition = ({ isForDisabled, hasDeclaration, item }: Work): boolean =>
  isForDisabled === true && hasDeclaration !== false && (item === undefined || adaptations.test(item));

const isMobilityWork = ({ item, customerAge, isOwnHome, isRepair }: Work): boolean =>
  item !== undefined &&
  !isRepair &&
  mobilityAids.test(item) &&
  isOwnHome !== false &&
  (customerAge ?? 0) >= mobilityAge;

/** Reliefs, lowest rate first. Each depends on the work and the building, not on what the customer wants. */
const reliefs: readonly [RateReason, (work: Work) => boolean, (taxPoint: string) => number][] = [
  ['new dwelling', isNewDwelling, () => 0],
  ['disabled person', isForCondition, () => 0],
  ['energy saving', isEnergyWork, energySavingRateBp],
  ['conversion', isConversion, (taxPoint) => rateBpOf('r', taxPoint)],
  ['empty home', isEmptyHome, (taxPoint) => rateBpOf('r', taxPoint)],
  ['mobility aid', isMobilityWork, (taxPoint) => rateBpOf('r', taxPoint)],
  [
    'grant-funded heating',
    ({ isGrantFundedHeating }) => isGrantFundedHeating === true,
    (taxPoint) => rateBpOf('r', taxPoint),
  ],
];

/**
 * The VAT rate of a piece of work in basis points, and the reason unless it is the standard rate.
 */
export const rateFor = (work: Work): { rateBp: number; reason: RateReason | null } => {
  const relief = work.isSupplyOnly ? undefined : reliefs.find(([, holds]) => holds(work));
  return relief
    ? { rateBp: relief[2](work.taxPoint), reason: relief[0] }
    : { rateBp: rateBpOf('s', work.taxPoint), reason: null };
};
