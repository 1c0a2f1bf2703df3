/**
 * The kinds of record in the change feed; their schemas are in `shapes.ts`. Figures are records too: the server's counters,
 * updated in the transaction of every change.
 */
export const kinds = [
  'client',
  'site',
  'appliance',
  'due',
  'job',
  'assignment',
  'punch',
  'week',
  'leave',
  'employee',
  'item',
  'stockMove',
  'price',
  'quote',
  'quoteVersion',
  'invoice',
  'draft',
  'payment',
  'credit',
  'claim',
  'receipt',
  'note',
  'photo',
  'certificate',
  'certificateValues',
  'cisStatement',
  'vatPeriod',
  'hmrcGrant',
  'letter',
  'activity',
  'settings',
  'profile',
  'member',
  'figures.counters',
  'figures.month',
  'figures.dueDay',
  'figures.taxDay',
  'figures.job',
  'figures.client',
  'figures.team',
] as const;

export type Kind = (typeof kinds)[number];

/**
 * For kinds not identified by `id`: the fields that make up the id, joined by full stops. Kinds with none have a single record,
 * `all`.
 */
const idFields: Partial<Record<Kind, readonly string[]>> = {
  quoteVersion: ['quoteId', 'version'],
  cisStatement: ['monthEnd', 'clientId'],
  vatPeriod: ['end'],
  hmrcGrant: ['tax'],
  week: ['monday', 'employeeId'],
  settings: [],
  profile: [],
  member: ['userId'],
  'figures.counters': [],
  'figures.team': [],
  'figures.month': ['month'],
  'figures.dueDay': ['date'],
  'figures.taxDay': ['date'],
  'figures.job': ['jobId'],
  'figures.client': ['clientId'],
};

/** The id of a record within its kind. */
export const recordId = (kind: Kind, data: object): string => {
  const fields = idFields[kind] ?? ['id'];
  return fields.map((field) => String((data as Record<string, unknown>)[field])).join('.') || 'all';
};

/** The fields that identify a new record of a figure: a day, a month, or the id of another record. */
export const figureFields = (kind: Kind, id: string): Record<string, string | number> =>
  Object.fromEntries((idFields[kind] ?? []).map((field) => [field, field.endsWith('Id') ? Number(id) : id]));
