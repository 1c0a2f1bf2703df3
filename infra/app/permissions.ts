import type { Resource } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import type { FunctionName } from './entries.ts';
import type { Needs } from './needs.ts';

/** The default: read and write the records of the firm that the call is for. */
const usual: Needs = { memoryMb: 1024, table: 'write' };
/** Added for functions with routes that need a session. */
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
    // The PDFs include photos of defects, which go with an old certificate.
    objects: { certificates: ['sign', 'write', 'delete'], photos: ['read', 'delete'] },
    queues: ['letters'],
  },
  clients: {
    partitions: ['guest#*', 'work#*'],
    queues: ['letters'],
    secrets: ['link'],
  },
  dues: { partitions: ['work#*'], queues: ['letters'] },
  dashboard: { table: 'look', indexes: { gsi1: ['firm#*'], gsi3: ['payers#*'] } },
  // For today's whereabouts: each employee's next visit.
  employees: { indexes: { gsi1: ['firm#*'] } },
  filing: {
    memoryMb: 1769,
    partitions: ['filingState#*'],
    sealed: ['seal', 'open'],
    secrets: ['hmrc'],
  },
  firms: { people: 'keep', partitions: ['trial#*'] },
  // Public, and checks whether the viewer is the seller. It can't scan or mail. The indexes are for statements: a client's
  // invoices and the payments of a period.
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
  // Deleting a job deletes its photos.
  jobs: {
    partitions: ['work#*'],
    indexes: { gsi1: ['firm#*'] },
    objects: { photos: ['delete'], certificates: ['delete'] },
    queues: ['letters'],
  },
  invoices: {
    memoryMb: 1769,
    partitions: ['guest#*', 'work#*'],
    // Evidence: a ZIP of the job's quote and photos. The indexes are for statements: a client's invoices and the payments of a
    // period.
    indexes: { gsi1: ['firm#*'], gsi2: ['firm#*'] },
    sealed: ['open'],
    objects: { logos: ['read'], papers: ['read', 'write'], photos: ['read'], exports: ['sign', 'write'] },
    // Deleting or changing an invoice expires its checkout pages.
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
    // A quote's follow-up letter contains a link.
    partitions: ['guest#*', 'work#*'],
    queues: ['reminders', 'letters'],
    sealed: ['open'],
    objects: { logos: ['read'], papers: ['read', 'write'] },
    secrets: ['link'],
    mail: true,
  },
  // A queued statement is dated the day it is sent: the indexes find the client's invoices and payments.
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

/** Each function's needs, by least privilege: a function that isn't listed gets its firm's records only. */
export const needsOf = (name: FunctionName): Needs => ({
  ...usual,
  ...(isCalled(name) && called),
  ...others[name],
});
