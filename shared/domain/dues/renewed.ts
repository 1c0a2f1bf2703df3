import { type CertificateKind, dueMonths } from '../../certificates/kinds.ts';
import type { CertificateState } from '../../certificates/written.ts';
import { addMonths, latest, londonDate } from '../../dates.ts';
import type { DueKind } from '../../dues/kinds.ts';

export type Maybe<T> = T | null | undefined;

/** The fields of a certificate that due items depend on. */
export interface Paper {
  id: number;
  jobId: number;
  kind: CertificateKind;
  title?: Maybe<string>;
  number?: Maybe<string>;
  nextDue?: Maybe<string>;
  source?: Maybe<string>;
  siteId?: Maybe<number>;
  state?: Maybe<CertificateState>;
  day?: Maybe<string>;
  openDefects?: Maybe<number>;
  outcome?: Maybe<string>;
  issuedAt?: Maybe<string>;
  corrects?: Maybe<number>;
  remindedAt?: Maybe<string>;
  createdAt: string;
  updatedAt: string;
  userId?: string | undefined;
  madeBy?: Maybe<string>;
}

const isWritten = ({ source }: Paper): boolean => source === 'written';

/** The day of the check; for a certificate from elsewhere, derived from its next due date. */
export const doneOn = ({ day, kind, nextDue, createdAt }: Paper): string => {
  const months = dueMonths[kind];
  if (day) return day;
  return months && nextDue ? addMonths(nextDue, -months) : londonDate(createdAt);
};

interface Done {
  paper: Paper;
  on: string;
}

const isNewer = (a: Done, b: Done): boolean => (a.on === b.on ? a.paper.id > b.paper.id : a.on > b.on);

/** Certificates of one kind at one place: the latest, the latest of another job, and when one was last created. */
interface Line {
  last: Done;
  other?: Done | undefined;
  at: string | null;
}

const madeAt = ({ issuedAt, createdAt }: Paper): string => issuedAt ?? createdAt;

const added = (line: Line | undefined, done: Done): Line => {
  const at = madeAt(done.paper);
  if (!line) return { last: done, at };
  const [last, before] = isNewer(done, line.last) ? [done, line.last] : [line.last, done];
  const [other] = [before, line.other]
    .flatMap((each) => (each && each.paper.jobId !== last.paper.jobId ? [each] : []))
    .sort((a, b) => (isNewer(a, b) ? -1 : 1));
  return { last, other, at: latest(line.at, at) };
};

/** True if `later` replaces `done`. One job may cover several flats, each with its own file. */
const renews = (later: Done, done: Done): boolean =>
  isNewer(later, done) &&
  (later.paper.jobId !== done.paper.jobId || (isWritten(later.paper) && isWritten(done.paper)));

interface What {
  kind: DueKind;
  title?: Maybe<string>;
}

const lineName = (place: string, { kind, title }: What): string =>
  `${place} ${kind} ${kind === 'other' ? (title ?? '') : ''}`;

/** Tracks which certificates were renewed, by place and kind. */
export class Renewals {
  private readonly lines = new Map<string, Line>();
  private readonly known = new Map<Paper, Done>();

  /** Memoised: computing a London date is slow. */
  private doneBy(paper: Paper): Done {
    const done = this.known.get(paper) ?? { paper, on: doneOn(paper) };
    this.known.set(paper, done);
    return done;
  }

  add(place: string, paper: Paper): void {
    const name = lineName(place, paper);
    this.lines.set(name, added(this.lines.get(name), this.doneBy(paper)));
  }

  /** True if a later one replaces it. */
  isRenewed(place: string, paper: Paper): boolean {
    const line = this.lines.get(lineName(place, paper));
    const done = this.doneBy(paper);
    return [line?.last, line?.other].some((later) => later !== undefined && renews(later, done));
  }

  /** When one of this kind was last created at a place. */
  lastAt(place: string, what: What): string {
    return this.lines.get(lineName(place, what))?.at ?? '';
  }
}
