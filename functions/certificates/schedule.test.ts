import { expect, it } from 'vitest';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';

const system = localSystem();
const { certificates, clients, jobs, sites } = routes;

it('prints a schedule of forty circuits on pages on their side, and names its columns on each', async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill Lettings' } });
  const { id } = await person.call(jobs.create, { body: { title: 'EICR', clientId } });
  const place = { clientId, address: '4 Mill Lane', postcode: 'LS1 4AB' };
  const { id: siteId } = await person.call(sites.create, { body: place });
  const started = { source: 'written', kind: 'electrical_report', siteId } as const;
  const { id: certificateId } = await person.call(certificates.create, { params: { id }, body: started });
  const [circuit] = wholeForms.electrical_report.circuits as object[];
  const circuits = Array.from({ length: 40 }, (_, at) => ({ ...circuit, number: `C${at + 1}` }));
  const values = { ...wholeForms.electrical_report, circuits };
  await person.call(certificates.putValues, { params: { id, certificateId }, body: { values } });
  const path = `/api/jobs/${id}/certificates/${certificateId}/pdf`;
  const { bytes } = await person.send({ method: 'GET', path });
  const { text, pages } = await readPdf(bytes);
  const sizes = Buffer.from(bytes)
    .toString('latin1')
    .match(/(?<=MediaBox \[0 0 )[\d.]+/g);
  expect(sizes).toEqual(['595.28', '841.89', '841.89', '595.28']);
  expect(pages[1]?.tags).toContain('"Table"');
  for (const { number } of circuits) expect(text).toContain(number);
  expect(text).not.toContain('Circuit 2');
  expect(text.match(/Disconnection/g)).toHaveLength(2);
});
