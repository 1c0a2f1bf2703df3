/** A VAT obligation; `O` open, `F` fulfilled. */
export interface Obligation {
  start: string;
  end: string;
  due: string;
  status: 'O' | 'F';
  periodKey: string;
  received?: string;
}

/** The nine boxes and other fields of a return, as received. */
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

/** What the next calls of a business get instead of their usual response. */
export interface Script {
  scenario?: string | undefined;
  /** `silence`: the call is processed, but never answered. */
  status?: 429 | 500 | 503 | 504 | 'silence' | undefined;
  /** How long a call waits before it is processed, in milliseconds, whether or not its caller still does. */
  slowMs?: number | undefined;
  left: number;
}

/** A cumulative update of a tax year, as received. */
export interface CumulativeUpdate {
  periodDates: { periodStartDate: string; periodEndDate: string };
  periodIncome: Record<string, number>;
  periodExpenses?: Record<string, number>;
}

/** Quarters end on the 5th, or at the end of a month. */
export type QuarterType = 'standard' | 'calendar';

/** A business that can sign in, with a VAT number or a National Insurance number. */
export interface Business {
  userId: string;
  password: string;
  vrn?: string | undefined;
  nino?: string | undefined;
  name: string;
  stagger: 'mar' | 'jan' | 'feb';
  /** The start of the first unfiled period; earlier ones are filed. */
  openFrom: string;
  /** Replaces the calendar's quarters. */
  obligations?: Obligation[] | undefined;
  returns: Record<string, FiledReturn>;
  liabilities: Liability[];
  payments: Payment[];
  /** Its VAT registration. */
  information?: Information | undefined;
  script?: Script | undefined;
  /** For an individual: their self-employment, its updates by tax year, and the tax calculations. */
  businessId?: string | undefined;
  cumulative?: Record<string, CumulativeUpdate> | undefined;
  quarterTypes?: Record<string, QuarterType> | undefined;
  calculations?: Record<string, { taxYear: string; amount: number; readyAt: number }> | undefined;
}

/** The first day of the registration, and the trade's category under the flat rate scheme. */
export interface Information {
  registeredFrom: string;
  frsCategory?: string | undefined;
}

/** A user's grant; it expires after 18 months, and each refresh token works once. */
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

/** A recorded call, without its token. */
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

/** Today by this clock, `YYYY-MM-DD`. */
export const todayOf = (state: State): string => nowOf(state).toISOString().slice(0, 10);
