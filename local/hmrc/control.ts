import { byVrn, obligationsOf } from './businesses.ts';
import { Failure } from './failure.ts';
import type { Business, Information, Obligation, Payment, Script, State } from './state.ts';

/** What a person or a test may tell the stand-in, of the business with a VAT number (or a National Insurance number). */
export interface Command {
  vrn?: string;
  nino?: string;
  /** In place of the quarters that the calendar gives. */
  obligations?: Obligation[];
  payments?: Payment[];
  information?: Information;
  /** Moves the stand-in's clock on for everybody: tokens run out and periods end. */
  advanceDays?: number;
  advanceHours?: number;
  /** A value of `Gov-Test-Scenario` for the next calls; and what they meet instead of an answer. */
  scenario?: string;
  status?: Script['status'];
  /** For how many calls; one unless said. */
  times?: number;
  /** Takes back what the business granted: its tokens open nothing more. */
  revoke?: boolean;
  /** Forgets the calls that were seen. */
  forget?: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

const businessIn = (state: State, { vrn, nino }: Command): Business => {
  if (vrn && /^\d{9}$/.test(vrn)) return byVrn(state, vrn);
  const known = state.businesses.find((each) => nino !== undefined && each.nino === nino);
  if (!known) throw new Failure(404, 'NOT_FOUND', 'Say vrn, or the nino of a test individual');
  return known;
};

/** Carries out a command, and answers with all there is to know about the business. */
export const control = (state: State, command: Command) => {
  const business = businessIn(state, command);
  const { obligations, payments, advanceDays = 0, advanceHours = 0, scenario, status, times = 1 } = command;
  state.aheadMs += advanceDays * dayMs + (advanceHours * dayMs) / 24;
  if (obligations) business.obligations = obligations;
  if (payments) business.payments = payments;
  if (command.information) business.information = command.information;
  if (scenario !== undefined || status !== undefined) business.script = { scenario, status, left: times };
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
