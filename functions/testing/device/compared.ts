import type { Kind } from '#shared/domain/kinds.ts';
import type { Change } from '#shared/domain/mutation.ts';
import { figuresMoved } from '#shared/domain/projection.ts';
import { projections } from '#shared/domain/projections.ts';
import { byName, differences } from './overlay.ts';
import type { Kept } from './reader.ts';

/** What the server alone makes, and a device shows once it has been sent. */
const madeThere = new Set<Kind>(['activity', 'letter']);
/** The same of one call: under an id that no device knows. */
const madeBy: Record<string, readonly Kind[]> = {
  'PUT /api/inventory/{id}': ['stockMove'],
  // A mark over what was owed.
  'POST /api/invoices': ['payment'],
  'PUT /api/invoices/{id}': ['payment'],
  // A job for who had none, and the invoice of a deposit.
  'POST /api/quotes/{id}/answer': ['job', 'invoice'],
};
/** What the server alone says of a quote that such a call changes. */
const namedBy: Record<string, readonly string[]> = { 'POST /api/quotes/{id}/answer': ['jobId', 'invoiceId'] };
/** What the server alone says of a record: of a job the one that comes after it, of a picture what it was found to be, and the file that is drawn when it is first sent. */
const saidThere: Partial<Record<Kind, readonly string[]>> = {
  job: ['nextJobId'],
  photo: ['fileType', 'fileSize', 'width', 'height'],
  receipt: ['fileType', 'fileSize'],
  certificate: ['fileType', 'fileSize'],
  cisStatement: ['fileId', 'fileType', 'fileSize'],
  quoteVersion: ['hash'],
  // Milliseconds of its clock.
  item: ['updatedMs', 'editedMs'],
};

const isFigure = ({ kind }: Pick<Kept, 'kind'>): boolean => kind.startsWith('figures.');

/** Jobs that come after ones that repeat. */
const nextJobs = (records: readonly Kept[]): Set<string> =>
  new Set(
    records.flatMap(({ data }) => ('nextJobId' in data && data.nextJobId ? [`${data.nextJobId}`] : [])),
  );

/** Numbers of the server's series, of records that are shown before they have one. */
const numberOf: Partial<Record<Kind, string>> = {
  invoice: 'invoiceNumber',
  quote: 'number',
  credit: 'number',
};

/** The records whose number follows. */
const unnumbered = (device: Iterable<Kept>): Set<string> =>
  new Set(
    [...device]
      .filter(({ kind, data }) => (data as Record<string, unknown>)[numberOf[kind] ?? ''] === '')
      .map(({ kind, id }) => `${kind}/${id}`),
  );

interface Called {
  route: string;
  /** When the call began, an instant of the server's clock. */
  since: string;
}

/** Instants of the call are the server's clock's, so any since it began is as good as another. */
const plain = ({ kind, id, data }: Kept, { route, since }: Called, numberless: Set<string>): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value) => {
      if (saidThere[kind]?.includes(name)) return undefined;
      if (name === numberOf[kind] && numberless.has(`${kind}/${id}`)) return undefined;
      if (kind === 'quote' && namedBy[route]?.includes(name)) return undefined;
      return typeof value === 'string' && /^\d{4}-.*Z$/.test(value) && value >= since ? 'now' : value;
    }),
  );

/** What a device and the server say of the same, by its name. */
export interface Compared {
  device: Record<string, unknown>;
  server: Record<string, unknown>;
}

/** The records of both after a call, as a device shows them before its reply: without what the server alone makes and says. */
export const recordsCompared = (
  device: readonly Kept[],
  server: readonly Kept[],
  called: Called,
): Compared => {
  const shown = byName(device.filter((each) => !isFigure(each)));
  const came = nextJobs(server);
  const kept = server.filter((each) => {
    if (isFigure(each)) return false;
    const isOurs = shown.has(`${each.kind}/${each.id}`);
    const isTheirs = madeThere.has(each.kind) || madeBy[called.route]?.includes(each.kind);
    return isOurs || !(isTheirs || (each.kind === 'job' && came.has(each.id)));
  });
  const numberless = unnumbered(shown.values());
  const said = (records: Iterable<Kept>) =>
    Object.fromEntries(
      [...records].map((each) => [`${each.kind}/${each.id}`, plain(each, called, numberless)]),
    );
  return { device: said(shown.values()), server: said(kept) };
};

/** What figures moved by in truth, by their fields. */
const moved = (changes: readonly Change[]) =>
  changes.filter(isFigure).flatMap(({ kind, id, before = {}, after = {} }) => {
    const by = (name: string, record: object) =>
      Number(Object.entries(record).find(([n]) => n === name)?.[1] ?? 0);
    const add = Object.fromEntries(
      [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .filter((name) => !['month', 'date', 'jobId', 'clientId'].includes(name))
        .map((name) => [name, by(name, after) - by(name, before)])
        .filter(([, each]) => each !== 0),
    );
    return Object.keys(add).length > 0 ? [{ figures: kind, id, add }] : [];
  });

const byFigure = (moves: readonly { figures: string; id: string; add: unknown }[]) =>
  Object.fromEntries(moves.map(({ figures, id, add }) => [`${figures}/${id}`, add]));

/** By how much figures moved: by the rules of both over what became of the records, and in the table. */
export const figuresCompared = (before: readonly Kept[], after: readonly Kept[]): Compared => {
  const truth = differences(before, after);
  return { device: byFigure(figuresMoved(projections, truth)), server: byFigure(moved(truth)) };
};
