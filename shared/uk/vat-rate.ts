import { addYears } from '../dates.ts';
import { energySavingRateBp, isEnergySaving } from './energy-saving.ts';
import { rateBpOf } from './vat.ts';

/** Why a supply is not standard-rated: kept with the evidence for each group of lines that is not. */
export const rateReasons = [
  'new dwelling',
  'energy saving',
  'disabled person',
  'conversion',
  'empty home',
  'mobility aid',
  'grant-funded heating',
] as const;
export type RateReason = (typeof rateReasons)[number];

/** What to keep as proof. Sources: VAT Notices 708, 708/6, 701/7; VCONST06250, VCONST07100. */
export const rateEvidence: Record<RateReason, string> = {
  'new dwelling': 'The planning permission or a statement',
  'energy saving': 'What kind of building it is',
  'disabled person': 'The declaration signed by the customer',
  conversion: 'Plans from before and after',
  'empty home': "A letter from the council's empty homes officer, or similar",
  'mobility aid': 'A written statement of age',
  'grant-funded heating': 'The grant documents',
};

/** A piece of work, as far as its VAT rate turns on it. */
export interface Work {
  taxPoint: string;
  /** Goods without any work of fitting them. */
  isSupplyOnly?: boolean | undefined;
  /** Mending or servicing what is there already. */
  isRepair?: boolean | undefined;
  /** In the course of building something new. */
  isNewBuild?: boolean | undefined;
  building?: 'dwelling' | 'charity' | 'special residential' | 'other' | undefined;
  /** Designs, surveys and supervision stay at the standard rate. */
  isProfessional?: boolean | undefined;
  /** Some reliefs go to the main contractor with a certificate only. */
  isMainContractor?: boolean | undefined;
  hasCertificate?: boolean | undefined;
  /** Dwellings in the building before and after, and whether it becomes shared or special housing. */
  dwellings?: { before: number; after: number } | undefined;
  becomesMultipleOccupation?: boolean | undefined;
  isRenovation?: boolean | undefined;
  /** Last day lived in, and first day of the work. */
  lastLivedIn?: string | null | undefined;
  workStarts?: string | null | undefined;
  /** What is installed, in the trader's words. */
  item?: string | undefined;
  /** For a disabled person's condition; a signed declaration is at hand unless said otherwise. */
  isForDisabled?: boolean | undefined;
  hasDeclaration?: boolean | undefined;
  customerAge?: number | undefined;
  isOwnHome?: boolean | undefined;
  isGrantFundedHeating?: boolean | undefined;
}

/** VATA Sch 7A group 7: a dwelling not lived in for so many years when the work starts. */
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

/** Reliefs, the lower rate first. Each follows the work and the building, not the customer's wish. */
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

/** The VAT rate of a piece of work in basis points, and why where it is not the standard one. */
export const rateFor = (work: Work): { rateBp: number; reason: RateReason | null } => {
  const relief = work.isSupplyOnly ? undefined : reliefs.find(([, holds]) => holds(work));
  return relief
    ? { rateBp: relief[2](work.taxPoint), reason: relief[0] }
    : { rateBp: rateBpOf('s', work.taxPoint), reason: null };
};
