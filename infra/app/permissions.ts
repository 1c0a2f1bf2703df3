import type { Resource } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import type { FunctionName } from './entries.ts';
import type { Needs } from './needs.ts';

/** What most resources need: the records of the firm that it is called in, and nothing else. */
const usual: Needs = { memoryMb: 1024, table: 'write' };
/** Of those that callers with a session reach. */
const called: Partial<Needs> = { identities: ['look'], people: 'admit' };
const isCalled = (name: FunctionName): boolean =>
  Object.entries<Resource>(routes).some(
    ([resource, table]) =>
      resource === name &&
      Object.values(table).some(({ access }) => access !== 'public' && access !== 'guest'),
  );

const others: Partial<Record<FunctionName, Partial<Needs>>> = {
  account: { people: 'keep', partitions: ['work#*'], objects: { exports: ['sign'] }, queues: ['work'] },
  admin: { indexes: { gsi2: ['users'] } },
  auth: { people: 'keep', partitions: ['email#*'], sealed: ['open'], secrets: ['session'] },
  books: {
    memoryMb: 1769,
    partitions: ['work#*'],
    objects: { exports: ['sign', 'write'] },
    queues: ['work'],
  },
  board: { partitions: ['work#*'], indexes: { gsi1: ['firm#*'] }, queues: ['letters'] },
  calendar: { partitions: ['guest#*'], indexes: { gsi1: ['firm#*'] }, secrets: ['link'] },
  certificates: {
    partitions: ['work#*'],
    // Photos of what was found print on them.
    objects: { certificates: ['sign', 'write', 'delete'], photos: ['read'] },
    queues: ['letters'],
  },
  clients: {
    partitions: ['guest#*', 'work#*'],
    queues: ['letters'],
    secrets: ['link'],
  },
  dues: { partitions: ['work#*'], queues: ['letters'] },
  dashboard: { table: 'look', indexes: { gsi1: ['firm#*'], gsi3: ['payers#*'] } },
  // Who is where today: their next visit.
  employees: { indexes: { gsi1: ['firm#*'] } },
  filing: {
    memoryMb: 1769,
    partitions: ['filingState#*'],
    sealed: ['seal', 'open'],
    secrets: ['hmrc'],
  },
  firms: { people: 'keep', partitions: ['trial#*'] },
  // It is for everybody, and asks whether it is the seller who looks: no scan, no mail; the indexes are a statement's, a client's invoices and the payments of a range.
  guest: {
    memoryMb: 1769,
    people: 'admit',
    partitions: ['guest#*', 'work#*'],
    indexes: { gsi1: ['firm#*'], gsi2: ['firm#*'] },
    sealed: ['open'],
    objects: { logos: ['read'], papers: ['read', 'write'] },
    queues: ['letters'],
    secrets: ['link', 'stripe'],
  },
  inventory: { indexes: { gsi1: ['firm#*'], gsi2: ['firm#*'] } },
  // A job takes its photos with it.
  jobs: {
    partitions: ['work#*'],
    indexes: { gsi1: ['firm#*'] },
    objects: { photos: ['delete'], certificates: ['delete'] },
    queues: ['letters'],
  },
  invoices: {
    memoryMb: 1769,
    partitions: ['guest#*', 'work#*'],
    // Evidence: the job's quote and its photos, put into a ZIP.
    // A statement: a client's invoices, and the payments of a range.
    indexes: { gsi1: ['firm#*'], gsi2: ['firm#*'] },
    sealed: ['open'],
    objects: { logos: ['read'], papers: ['read', 'write'], photos: ['read'], exports: ['sign', 'write'] },
    // An invoice that is deleted or changes ends the pages on which it could be paid.
    secrets: ['link', 'stripe'],
    queues: ['letters'],
    mail: true,
  },
  members: { people: 'keep', partitions: ['work#*'], queues: ['letters'], mail: true },
  payments: {
    memoryMb: 1769,
    partitions: ['stripe#*', 'work#*'],
    secrets: ['stripe'],
    queues: ['letters'],
    indexes: { gsi1: ['firm#*'] },
    sealed: ['open'],
    objects: { logos: ['read'] },
    mail: true,
  },
  photos: { objects: { photos: ['sign', 'write', 'delete'] } },
  quotes: {
    memoryMb: 1769,
    partitions: ['guest#*', 'work#*'],
    sealed: ['open'],
    objects: { logos: ['read'], papers: ['read', 'write'] },
    queues: ['letters'],
    secrets: ['link'],
  },
  receipts: {
    objects: { receipts: ['sign', 'write', 'delete'], exports: ['sign', 'write'] },
    scan: true,
  },
  settings: {
    people: 'keep',
    partitions: ['work#*'],
    queues: ['letters'],
    sealed: ['seal', 'open'],
    objects: { logos: ['sign', 'write', 'delete'] },
    mail: true,
  },
  subscription: { people: 'keep', partitions: ['stripe#*', 'trial#*'], secrets: ['stripe'] },
  sync: { memoryMb: 1769, indexes: { gsi1: ['firm#*'] } },
  tax: { indexes: { gsi1: ['firm#*'] }, objects: { statements: ['sign', 'write', 'delete'] } },
  thread: { table: 'look', indexes: { gsi2: ['firm#*'] } },
  planner: { memoryMb: 1769, table: 'look', indexes: { gsi1: ['due#*'] }, queues: ['reminders'] },
  visits: { memoryMb: 1769, table: 'look', indexes: { gsi3: ['visits#*'] }, queues: ['reminders'] },
  sender: {
    memoryMb: 1769,
    // A follow-up of a quote is a letter with a link of its own.
    partitions: ['guest#*', 'work#*'],
    queues: ['reminders', 'letters'],
    sealed: ['open'],
    objects: { logos: ['read'], papers: ['read', 'write'] },
    secrets: ['link'],
    mail: true,
  },
  // A statement that waited is of the day on which it goes out: the indexes are the client's invoices and payments.
  carrier: {
    memoryMb: 1769,
    partitions: ['guest#*', 'work#*'],
    indexes: { gsi1: ['firm#*'], gsi2: ['firm#*'] },
    objects: { logos: ['read'], papers: ['read', 'write'], certificates: ['read'] },
    sealed: ['open'],
    secrets: ['link'],
    queues: ['letters'],
    mail: 'paced',
  },
  worker: {
    memoryMb: 1769,
    table: 'erase',
    people: 'keep',
    partitions: ['email#*', 'guest#*', 'kept#*', 'stripe#*', 'work#*'],
    objects: {
      receipts: ['read', 'delete', 'list'],
      photos: ['read', 'delete', 'list'],
      certificates: ['read', 'delete', 'list'],
      statements: ['read', 'delete', 'list'],
      logos: ['read', 'delete', 'list'],
      papers: ['read', 'write', 'delete', 'list'],
      exports: ['write', 'delete', 'list'],
    },
    sealed: ['open'],
    secrets: ['stripe', 'link'],
    identities: ['delete'],
    queues: ['work'],
  },
  upkeep: {
    table: 'look',
    partitions: ['work#*'],
    indexes: { gsi2: ['firms'] },
    queues: ['letters', 'work', 'upkeep'],
  },
  recounter: {
    objects: { receipts: ['delete'], photos: ['delete'], certificates: ['delete'], statements: ['delete'] },
  },
};

/** Least privilege, function by function: one that says nothing here gets its firms' records only. */
export const needsOf = (name: FunctionName): Needs => ({
  ...usual,
  ...(isCalled(name) && called),
  ...others[name],
});
