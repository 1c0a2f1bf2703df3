import type { Job, JobOpened } from '../../jobs/contract.ts';
import type { JobFigures } from '../../jobs/figures.ts';
import { toPounds } from '../../money.ts';
import { isVatRegistered, type Registered } from '../../settings/registration.ts';
import { type Entered, type Labour, labourOf } from '../../time/labour.ts';
import { rated } from '../../time/terms.ts';
import { labourPence, type Worked } from '../assignments/figures.ts';
import type { DatedRange } from '../by-date.ts';
import { clientNamed } from '../clients/views.ts';
import { idIn, queryIn, type Reader, type RecordOf, type ViewContext, type ViewEntry } from '../reader.ts';
import { within } from './by-day.ts';

/** The people on a job, with their names and their own times. */
export const peopleOn = (db: Reader, jobId: number): Job['people'] =>
  db
    .by('assignment', 'jobId', jobId)
    .flatMap(({ employeeId, startTime, endTime }) => {
      const employee = db.get('employee', employeeId);
      if (!employee) return [];
      const { id, firstName, lastName } = employee;
      return [{ id, firstName, lastName, startTime, endTime }];
    })
    .sort((a, b) => a.id - b.id);

/** A job's property as shown in a reply. */
export const siteOf = (db: Reader, id: number | null): Job['site'] => {
  const site = id ? db.get('site', id) : undefined;
  if (!site) return null;
  const { id: siteId, name, address, postcode, access, contacts } = site;
  return { id: siteId, name, address, postcode, access, contacts };
};

/** A job with its client, property and people. */
export const jobShown = (db: Reader, job: RecordOf<'job'>): Job => {
  const { repeatDay, visitToldTime, visitToldTo, visitEarly, assignmentCount, ...own } = job;
  const [client, site] = [clientNamed(db, job.clientId), siteOf(db, job.siteId)];
  return { ...own, client, site, people: peopleOn(db, job.id) };
};

const list = (db: Reader, { from, to }: DatedRange): Job[] => {
  const jobs = db.all('job');
  const isByDay = from !== undefined || to !== undefined;
  return (isByDay ? within(jobs, { from, to }) : jobs).map((job) => jobShown(db, job));
};

const get = (db: Reader, id: number): JobOpened | null => {
  const job = db.get('job', id);
  if (!job) return null;
  const client = db.get('client', job.clientId);
  const { id: clientId = 0, name = '', phone = null, address = null } = client ?? {};
  return { ...jobShown(db, job), client: client ? { id: clientId, name, phone, address } : null };
};

/** A registered trader reclaims VAT on purchases, but not on the flat rate scheme (VAT Notice 733). */
const reclaims = (business: Registered, today: string): boolean =>
  isVatRegistered(business, today) && business.vatScheme !== 'flat';

type Counted = Partial<Omit<RecordOf<'figures.job'>, 'jobId'>>;

/** A job's income and costs so far, in pounds, from its totals; 0 if nothing was counted yet. */
export const figuresShown = (
  counted: Counted,
  labour: Labour,
  business: Registered,
  today: string,
): JobFigures => {
  const { agreedPence = 0, invoicedPence = 0, receivedPence = 0 } = counted;
  const { stockPence = 0, receiptPence = 0, receiptVatPence = 0, feePence = 0 } = counted;
  const receipts = receiptPence - (reclaims(business, today) ? receiptVatPence : 0);
  return {
    agreed: toPounds(agreedPence),
    invoiced: toPounds(invoicedPence),
    received: toPounds(receivedPence),
    materials: toPounds(stockPence),
    labour: toPounds(labour.pence),
    labourFrom: labour.from,
    clockedMinutes: labour.clockedMinutes,
    receipts: toPounds(receipts),
    fees: toPounds(feePence),
    margin: toPounds(invoicedPence - stockPence - labour.pence - receipts - feePence),
  };
};

/** Hours entered on assignments, and their cost. */
export const enteredHours = (assignments: readonly Worked[]): Entered[] =>
  assignments.map((assignment) => ({
    employeeId: assignment.employeeId,
    pence: labourPence(assignment),
  }));

/** The labour cost if nobody clocked on for the job. */
export const labourByHours = ({ labourPence: pence = 0 }: Counted): Labour => ({
  pence,
  clockedMinutes: 0,
  from: pence === 0 ? 'none' : 'hours',
});

const labourIn = (db: Reader, id: number, counted: Counted, now: number): Labour => {
  const clocked = new Set(db.by('punch', 'jobId', id).map(({ employeeId }) => employeeId));
  const punches = [...clocked].flatMap((employeeId) => db.by('punch', 'employeeId', employeeId));
  if (punches.length === 0) return labourByHours(counted);
  const theirs = rated(punches, ({ employeeId }) => db.get('employee', employeeId)?.hourlyRate);
  return labourOf(id, theirs, enteredHours(db.by('assignment', 'jobId', id)), now);
};

const figures = (db: Reader, id: number, { now, today }: ViewContext): JobFigures | null | undefined => {
  const settings = db.get('settings', 'all');
  if (!settings) return undefined;
  if (!db.get('job', id)) return null;
  const counted = db.get('figures.job', id) ?? {};
  return figuresShown(counted, labourIn(db, id, counted, now), settings.business, today);
};

const needs = ['job', 'client', 'site', 'assignment', 'employee'] as const;

export const jobViews: readonly ViewEntry[] = [
  { route: 'GET /api/jobs', needs, view: (db, input) => list(db, queryIn<DatedRange>(input)) },
  { route: 'GET /api/jobs/{id}', needs, view: (db, input) => get(db, idIn(input)) },
  {
    route: 'GET /api/jobs/{id}/figures',
    needs: ['job', 'figures.job', 'settings', 'punch', 'assignment', 'employee'],
    view: (db, input, context) => figures(db, idIn(input), context),
  },
];
