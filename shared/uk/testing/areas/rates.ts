import { rateReasons } from '../../rate-reasons.ts';
import { rateBpOf } from '../../vat.ts';
import { type Area, day, flag, type Given, has, num, text } from '../given.ts';
import { rateFor, type Work } from '../law/vat-rate.ts';

const buildingOf = (given: Given): Work['building'] => {
  if (given.dwelling === true) return 'dwelling';
  const said = text(given, 'building');
  if (said === undefined) return given.dwelling === false ? 'other' : undefined;
  if (/charit/i.test(said)) return 'charity';
  if (/care home|special|student|hostel/i.test(said)) return 'special residential';
  return /resid|dwelling|home|house|flat/i.test(said) && !/non-?resid/i.test(said) ? 'dwelling' : 'other';
};

const dwellingsOf = (given: Given): Work['dwellings'] => {
  const before = num(given, 'dwellingsBefore');
  const after = num(given, 'dwellingsAfter');
  return before === undefined || after === undefined ? undefined : { before, after };
};

const workOf = (given: Given): Work => {
  const kind = text(given, 'work') ?? '';
  const supply = text(given, 'supply', 'supplied') ?? '';
  const item = text(given, 'item') ?? (has(given, 'dwelling') ? undefined : kind);
  const isGoods = /goods only|materials only|supply only/i.test(`${kind} ${supply}`);
  return {
    taxPoint: day(given, 'taxPoint', 'date', 'workStarts') ?? '2026-11-21',
    isSupplyOnly: isGoods || flag(given, 'suppliedAndInstalled') === false,
    isRepair: /repair|servic|maint|mend/i.test(kind),
    isNewBuild: /new.?build|new dwelling|construction of/i.test(kind) || flag(given, 'newBuild') === true,
    building: buildingOf(given),
    isProfessional: /architect|survey|consult|design|supervis/i.test(supply),
    isMainContractor: flag(given, 'mainContractor') ?? !/sub/i.test(supply),
    hasCertificate: flag(given, 'certificate'),
    dwellings: dwellingsOf(given),
    becomesMultipleOccupation:
      flag(given, 'becomesHmo', 'toSpecialResidential') ??
      /multiple occupation|hmo|special residential/i.test(text(given, 'convertedTo') ?? ''),
    isRenovation: /renovat|alter|refurb/i.test(kind),
    lastLivedIn: day(given, 'lastLivedIn'),
    workStarts: day(given, 'workStarts'),
    item,
    isForDisabled: flag(given, 'disabled'),
    hasDeclaration: flag(given, 'declaration'),
    customerAge: num(given, 'customerAge'),
    isOwnHome: flag(given, 'ownHome'),
    isGrantFundedHeating: flag(given, 'grantFunded'),
  };
};

export const rates: Area = (given) => {
  const letter = text(given, 'vat')?.toLowerCase();
  if (letter !== undefined && !has(given, 'work'))
    return {
      rateBp: rateBpOf(letter === 's' ? 's' : letter === 'r' ? 'r' : 'z', day(given, 'taxPoint', 'date')),
    };
  const { rateBp, reason } = rateFor(workOf(given));
  return { rateBp, reason, evidence: reason && rateReasons[reason].evidence };
};
