import { byVrn, obligationsOf } from './businesses.ts';
import { Failure } from './failure.ts';
import type { Business, Information, Obligation, Payment, Script, State } from './state.ts';

/** Commands for the business with a VAT number (or a National Insurance number). */
export interface Command {
  vrn?: string;
  nino?: string;
  /** Replaces the calendar's quarters. */
  obligations?: Obligation[];
  payments?: Payment[];
  information?: Information;
  /** Advances the stand-in's clock for everybody: tokens expire and periods end. */
  advanceDays?: number;
  advanceHours?: number;
  /** A value of `Gov-Test-Scenario` for the next calls, and the error they get instead of a response. */
  scenario?: string;
  status?: Script['status'];
  slowMs?: number;
  /** For how many calls; default 1. */
  times?: number;
  /** Revokes the business's grant: its tokens stop working. */
  revoke?: boolean;
  /** Clears the recorded calls. */
  forget?: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

const businessIn = (state: State, { vrn, nino }: Command): Business => {
  if (vrn && /^\d{9}$/.test(vrn)) return byVrn(state, vrn);
  const known = state.businesses.find((each) => nino !== undefined && each.nino === nino);
  if (!known) throw new Failure(404, 'NOT_FOUND', 'Say vrn, or the nino of a test individual');
  return known;
};

/** Carries out a command and returns the business's whole state. */
export const control = (state: State, command: Command) => {
  const business = businessIn(state, command);
  const { obligations, payments, advanceDays = 0, advanceHours = 0 } = command;
  const { scenario, status, slowMs, times = 1 } = command;
  state.aheadMs += advanceDays * dayMs + (advanceHours * dayMs) / 24;
  if (obligations) business.obligations = obligations;
  if (payments) business.payments = payments;
  if (command.information) business.information = command.information;
  if ([scenario, status, slowMs].some((each) => each !== undefined))
    business.script = { scenario, status, slowMs, left: times };
  if (command.revoke) state.grants = state.grants.filter(({ userId }) => userId !== business.userId);
  if (command.forget) state.seen = [];
  const { userId, password, vrn, nino, businessId, liabilities } = business;
  return {
    ...{ userId, password, vrn, nino, businessId, liabilities, payments: business.payments },
    obligations: obligationsOf(state, business),
    returns: business.returns,
    cumulative: business.cumulative ?? {},
    seen: state.seen.filter(({ path }) => path.includes(`/${vrn ?? nino}/`)),
  };
};
