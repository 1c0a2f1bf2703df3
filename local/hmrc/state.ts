/** What HMRC knows of a VAT period; `O` open, `F` fulfilled. */
export interface Obligation {
  start: string;
  end: string;
  due: string;
  status: 'O' | 'F';
  periodKey: string;
  received?: string;
}

/** The nine figures and what goes with them, as they came. */
export type VatReturnSent = Record<string, unknown> & { periodKey: string };

export interface FiledReturn {
  sent: VatReturnSent;
  receivedOn: string;
}

export interface Liability {
  taxPeriod: { from: string; to: string };
  type: string;
  originalAmount: number;
  outstandingAmount: number;
  due: string;
}

export interface Payment {
  amount: number;
  received: string;
}

/** What the next calls of a business meet, instead of their usual answer. */
export interface Script {
  scenario?: string | undefined;
  /** `silence`: the call is done, and its answer never comes. */
  status?: 429 | 500 | 503 | 'silence' | undefined;
  left: number;
}

/** An update of a tax year so far, as it came. */
export interface CumulativeUpdate {
  periodDates: { periodStartDate: string; periodEndDate: string };
  periodIncome: Record<string, number>;
  periodExpenses?: Record<string, number>;
}

/** Quarters that end on the 5th, or with a month. */
export type QuarterType = 'standard' | 'calendar';

/** A business that signs in here, with a VAT number or a National Insurance number. */
export interface Business {
  userId: string;
  password: string;
  vrn?: string | undefined;
  nino?: string | undefined;
  name: string;
  stagger: 'mar' | 'jan' | 'feb';
  /** The first period that nobody has filed; those before it are. */
  openFrom: string;
  /** Put in place of the quarters that the calendar gives. */
  obligations?: Obligation[] | undefined;
  returns: Record<string, FiledReturn>;
  liabilities: Liability[];
  payments: Payment[];
  /** How it is registered for VAT. */
  information?: Information | undefined;
  script?: Script | undefined;
  /** Of an individual: their self-employment, its updates by tax year, and what was worked out of them. */
  businessId?: string | undefined;
  cumulative?: Record<string, CumulativeUpdate> | undefined;
  quarterTypes?: Record<string, QuarterType> | undefined;
  calculations?: Record<string, { taxYear: string; amount: number; readyAt: number }> | undefined;
}

/** The first day of a registration, and under the flat rate the number of the trade. */
export interface Information {
  registeredFrom: string;
  frsCategory?: string | undefined;
}

/** What somebody granted; it ends after 18 months, and its refresh token is good once. */
export interface Grant {
  userId: string;
  clientId: string;
  scopes: string[];
  access: string;
  accessUntil: number;
  refresh: string;
  endsAt: number;
}

export interface Code {
  userId: string;
  clientId: string;
  scopes: string[];
  redirectUri: string;
  challenge: string | undefined;
  until: number;
}

/** A call as it came, without its token. */
export interface Seen {
  at: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  status?: number;
}

export interface State {
  businesses: Business[];
  grants: Grant[];
  codes: Record<string, Code>;
  seen: Seen[];
  /** How far this clock is ahead of the machine's, in milliseconds. */
  aheadMs: number;
}

export const emptyState = (): State => ({ businesses: [], grants: [], codes: {}, seen: [], aheadMs: 0 });

export const nowOf = ({ aheadMs }: State): Date => new Date(Date.now() + aheadMs);

/** Today in this clock, `YYYY-MM-DD`. */
export const todayOf = (state: State): string => nowOf(state).toISOString().slice(0, 10);
