import { randomBytes, randomInt } from 'node:crypto';
import { addDays, addMonths } from '#shared/dates.ts';
import { isGbVatDigits } from '#shared/uk/identifiers.ts';
import { vatQuarterOf, vatReturnDueBy, vatStaggers } from '#shared/uk/vat-quarters.ts';
import type { Business, Obligation, State } from './state.ts';
import { todayOf } from './state.ts';

const vrnOf = (first: number): string | undefined => {
  const seven = `${first}`.padStart(7, '0');
  return Array.from({ length: 97 }, (_, at) => `${seven}${`${at}`.padStart(2, '0')}`).find(isGbVatDigits);
};

const newVrn = (): string => vrnOf(randomInt(3_000_000, 9_999_999)) ?? newVrn();

/** Uses an old prefix of Northern Ireland, so that the number is nobody's. */
const newNino = (): string => `AA${`${randomInt(0, 1_000_000)}`.padStart(6, '0')}A`;

const newBusinessId = (): string => `XAIS${`${randomInt(0, 100_000_000_000)}`.padStart(11, '0')}`;

interface Wanted {
  vrn?: string | undefined;
  nino?: string | undefined;
  stagger?: string | undefined;
}

/** A test business with its last complete quarter open. */
export const makeBusiness = (
  state: State,
  kind: 'organisation' | 'individual',
  wanted: Wanted = {},
): Business => {
  const stagger = vatStaggers.find((each) => each === wanted.stagger) ?? 'mar';
  const { from } = vatQuarterOf(todayOf(state), stagger);
  const business: Business = {
    userId: `${randomInt(100_000_000, 999_999_999)}${randomInt(100, 999)}`,
    password: randomBytes(9).toString('base64url'),
    name: kind === 'organisation' ? 'Company Example' : 'Robin Example',
    ...(kind === 'organisation'
      ? { vrn: wanted.vrn ?? newVrn() }
      : { nino: wanted.nino ?? newNino(), businessId: newBusinessId() }),
    stagger,
    openFrom: addMonths(from, -3),
    returns: {},
    liabilities: [],
    payments: [],
  };
  state.businesses.push(business);
  return business;
};

export const byVrn = (state: State, vrn: string): Business =>
  state.businesses.find((each) => each.vrn === vrn) ?? makeBusiness(state, 'organisation', { vrn });

/** The period key: four characters, as at HMRC. */
const keyOf = (start: string): string => `${start.slice(2, 4)}A${Math.ceil(Number(start.slice(5, 7)) / 3)}`;

/** How many quarters a business has filed before its first open one. */
const filedBefore = 4;

/** A business's quarters up to the current one, oldest first. */
const quartersOf = (state: State, { stagger, openFrom }: Business): Obligation[] => {
  const today = todayOf(state);
  const found: Obligation[] = [];
  for (let start = addMonths(openFrom, -3 * filedBefore); start <= today; start = addMonths(start, 3)) {
    const { to: end } = vatQuarterOf(start, stagger);
    const due = vatReturnDueBy(end);
    const isFiled = start < openFrom;
    const filed = isFiled ? { status: 'F' as const, received: addDays(due, -1) } : { status: 'O' as const };
    found.push({ start, end, due, periodKey: keyOf(start), ...filed });
  }
  return found;
};

/** A business's obligations: a period is fulfilled once its return is filed. */
export const obligationsOf = (state: State, business: Business): Obligation[] =>
  (business.obligations ?? quartersOf(state, business)).map((each) => {
    const filed = business.returns[each.periodKey];
    return filed ? { ...each, status: 'F', received: filed.receivedOn } : each;
  });
