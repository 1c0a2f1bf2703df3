import type { Certificate } from '../../certificates/contract.ts';
import { fieldsIn, rowsIn } from '../../certificates/engine/values.ts';
import type { FormValues } from '../../certificates/written.ts';
import type { ApplianceReading } from '../../sites/appliance.ts';
import type { Reader } from '../reader.ts';

/** A certificate of a property, with its form's values. */
export interface Filled {
  certificate: Pick<Certificate, 'id' | 'jobId' | 'kind' | 'number' | 'state' | 'day' | 'outcome'>;
  values: FormValues;
}

/** The fields that identify the appliance, as opposed to readings. */
const names = new Set([
  ...['rowId', 'applianceId', 'kind', 'location', 'make', 'model', 'serial', 'owner'],
  'gcNumber',
]);

type Row = Record<string, unknown>;

/** An appliance's row, or the sections of readings of a form that is about it alone. */
const rowOf = (values: FormValues, applianceId: number): Row | undefined => {
  const isIt = (row: Row): boolean => row.applianceId === applianceId;
  if (isIt(fieldsIn(values, 'appliance')))
    return { ...fieldsIn(values, 'readings'), ...fieldsIn(values, 'checks') };
  return Object.keys(values)
    .flatMap((section) => rowsIn(values, section))
    .find(isIt);
};

const readingsOf = (row: Row): ApplianceReading['readings'] =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      !names.has(name) &&
      (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        ? [[name, value]]
        : [],
    ),
  );

/** An appliance's readings on its property's issued certificates, newest first. */
export const applianceHistory = (papers: readonly Filled[], applianceId: number): ApplianceReading[] =>
  papers
    .flatMap(({ certificate, values }) => {
      const row = certificate.state === 'issued' ? rowOf(values, applianceId) : undefined;
      if (!row) return [];
      const { id: certificateId, jobId, kind, number, day, outcome } = certificate;
      return [{ certificateId, jobId, kind, number, day, outcome, readings: readingsOf(row) }];
    })
    .sort((a, b) => b.certificateId - a.certificateId);

/** From certificates that name the property and were written in the app. */
export const historyIn = (db: Reader, siteId: number, applianceId: number): ApplianceReading[] | null => {
  if (db.get('appliance', applianceId)?.siteId !== siteId) return null;
  const papers = db.by('certificate', 'siteId', siteId).flatMap((certificate) => {
    const values = db.get('certificateValues', certificate.id)?.values;
    return values ? [{ certificate, values }] : [];
  });
  return applianceHistory(papers, applianceId);
};
