import {
  type Cancellable,
  cancelUntil,
  hasRightToCancel,
  isInTime,
  type RightFacts,
  refundBy,
} from '../../cancellation.ts';
import { type ContractMade, regulationsApply } from '../../consumer-contract.ts';
import { type EarlyStart, isRightLost, mayStart } from '../../early-start.ts';
import { type Area, byShape, day, flag, type Given, has, num, text } from '../given.ts';
import { isCancellationOffence, lightInformationWillDo, owedOnCancelling } from '../law/consumer.ts';
import { isBusiness, ofComplaint, ofPrice } from './consumer-dealings.ts';

const whereOf = (given: Given): ContractMade['where'] => {
  const said = text(given, 'where') ?? "customer's home";
  if (/e-?mail|online|link|phone|telephone|distance|website|post/i.test(said)) return 'distance';
  return /(?:trader|business|own|our).*premises|shop|showroom|office/i.test(said) && !/customer/i.test(said)
    ? 'business premises'
    : 'off-premises';
};

const madeOf = (given: Given): ContractMade => ({
  customer: isBusiness(given) ? 'business' : 'consumer',
  where: whereOf(given),
  price: num(given, 'price', 'pricePence') ?? Number.MAX_SAFE_INTEGER,
  isNewBuilding:
    flag(given, 'newBuilding') ??
    /new (?:building|house|build|dwelling)|substantially new/i.test(text(given, 'work') ?? ''),
});

/** Informed in time if the case doesn't say; the same for `informed: true` or a date before the contract. */
const informedOf = (given: Given): string | null | undefined => {
  if (!has(given, 'informed') || given.informed === true) return undefined;
  return day(given, 'informed') ?? null;
};

const contractOf = (given: Given): Cancellable => ({
  contract: /goods|sales|supply and fit/i.test(text(given, 'contract') ?? 'service') ? 'goods' : 'service',
  made: day(given, 'made') ?? '',
  goodsReceived: day(given, 'goodsDelivered'),
  informed: informedOf(given),
});

/** True if a case describes the goods with these words. */
const isSaid = (given: Given, words: RegExp): boolean =>
  words.test(text(given, 'goods', 'item', 'work', 'what') ?? '');

const rightOf = (given: Given): RightFacts => ({
  isUrgentRepair: flag(given, 'urgentRepairVisitRequested'),
  isMadeToMeasure:
    flag(
      given,
      ...['madeToMeasure', 'goodsMadeToMeasure', 'bespokeGoods', 'bespoke'],
      'goodsMadeToCustomersSpecification',
    ) ?? isSaid(given, /made[ -]to[ -](?:the )?(?:measure|customer|order)|bespoke/i),
  isInseparable: flag(given, 'inseparablyMixed') ?? isSaid(given, /insepara/i),
});

const startOf = (given: Given): EarlyStart => ({
  requested: flag(given, 'expressRequestOnDurableMedium') === true,
  informed: informedOf(given) !== null && given.informed !== false,
  acknowledged: flag(given, 'acknowledgedLossOfRight') === true,
});

const owed = (given: Given): number => {
  const price = num(given, 'price', 'pricePence') ?? 0;
  const isDone = has(given, 'fullyPerformed') && given.fullyPerformed !== false;
  const start = startOf(given);
  if (given.cancelled === false || isRightLost(start, isDone)) return price;
  const done = isDone ? 10_000 : (num(given, 'shareDoneBp') ?? 0);
  return owedOnCancelling(start, price, done, num(given, 'marketValue'));
};

const rightAfter = (given: Given, until: string | null): string => {
  const done = day(given, 'fullyPerformed');
  return done && isRightLost(startOf(given), true) ? `none from ${done}` : `until ${until}`;
};

const ofContract = (given: Given): Record<string, unknown> => {
  const made = madeOf(given);
  const applies = regulationsApply(made);
  const contract = contractOf(given);
  const until = contract.made ? cancelUntil(contract) : null;
  const isDone = has(given, 'fullyPerformed') && given.fullyPerformed !== false;
  const hasRight = applies && hasRightToCancel(rightOf(given));
  const extras = Object.keys(given).some((name) => /extra|also|additional|beyond|sold/i.test(name));
  return {
    offPremises: made.where === 'off-premises' && made.customer === 'consumer',
    distanceContract: made.where === 'distance' && made.customer === 'consumer',
    regulationsApply: applies,
    // Anything sold on an urgent visit beyond the repair can still be cancelled, which is what such a case asks.
    rightToCancel: (hasRight || (applies && extras)) && !isRightLost(startOf(given), isDone),
    rightToCancelExtras: applies && extras,
    cancelUntil: hasRight ? until : null,
    offence: applies && made.where === 'off-premises' && isCancellationOffence(contract),
    lightInformationRules: lightInformationWillDo({
      price: made.price,
      askedForRepair: flag(given, 'customerAskedForRepair') === true,
      doneAtOnce: flag(given, 'performedImmediately') === true,
    }),
    customerPaysPence: owed(given),
    rightLost: isRightLost(startOf(given), isDone),
    rightToCancelAfter: rightAfter(given, until),
    cancellationValid: isInTime(day(given, 'cancellationSent') ?? '', until),
    mayStart: mayStart({
      today: day(given, 'today') ?? '',
      cancelUntil: until,
      requested: startOf(given).requested,
      isUrgentRepair: rightOf(given).isUrgentRepair,
    }),
  };
};

const ofCancellation: Area = (given) => {
  if (!has(given, 'cancellationReceived')) return ofContract(given);
  const paid = num(given, 'paidByCard', 'paidByTransfer', 'paidInCash', 'paid') ?? 0;
  return {
    ...ofContract(given),
    refundBy: refundBy(day(given, 'cancellationReceived') ?? ''),
    sameMeans: true,
    feePence: 0,
    refundPence: paid - (has(given, 'price') ? Math.min(paid, owed(given)) : 0),
  };
};

export const consumer: Area = byShape(
  [['priceShown'], ofPrice],
  [['trader', 'complaintRejected'], ofComplaint],
  [[], ofCancellation],
);
