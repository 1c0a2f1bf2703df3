import sharp from 'sharp';
import { expect, it } from 'vitest';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import type { Photo } from '#shared/photos/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';
import { photoForm } from '../testing/forms.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
const { certificates, clients, jobs, photos, sites } = routes;

it('prints twelve of its photos, which stay once it is issued, in later versions too', async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill Lettings' } });
  const place = { clientId, address: '4 Mill Lane', postcode: 'LS1 4AB' };
  const { id: siteId } = await person.call(sites.create, { body: place });
  const { id } = await person.call(jobs.create, { body: { title: 'Service', clientId, siteId } });
  const body = { source: 'written', kind: 'boiler_service', siteId } as const;
  const { id: certificateId } = await person.call(certificates.create, { params: { id }, body });
  const params = { id, certificateId };
  const bytes = new Uint8Array(
    await sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  );
  const add = (data: object) =>
    person.send({
      method: 'POST',
      path: `/api/jobs/${id}/photos`,
      body: photoForm({ stage: 'during', ...data }, bytes),
    });
  const added: Photo[] = [];
  for (let n = 0; n < 13; n++) added.push((await add({ certificateId, path: 'defects.0' })).body as Photo);
  expect(added[0]).toMatchObject({ certificateId, path: 'defects.0' });
  for (const [wrong, path] of [
    [{ path: 'defects.0' }, 'certificateId'],
    [{ certificateId: 1, path: 'defects.0' }, 'certificateId'],
    [{ certificateId, path: '../x' }, 'path'],
  ] as const) {
    const { status, body: answer } = await add(wrong);
    const told = (answer as { issues?: { path: string }[] }).issues?.map((each) => each.path);
    expect([status, told]).toEqual([400, [path]]);
  }
  const remove = (photoId: number) => person.answer(photos.remove, { params: { id, photoId } });
  const [first, ...others] = added.map((photo) => photo.id);
  expect((await remove(first ?? 0)).status).toBe(204);

  const whole = wholeForms.boiler_service;
  const defects = [{ text: 'Weeping joint', action: 'Remade it' }];
  await person.call(certificates.putValues, { params, body: { values: { ...whole, defects } } });
  const issue = async (of: typeof params) => {
    const { hash, check } = await person.call(certificates.get, { params: of });
    const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
    const signatures = [{ role: 'engineer' as const, name: 'Alex Fitter', typed: true as const }];
    return person.call(certificates.issue, {
      params: of,
      body: { hash: String(hash), signatures, warningsSeen },
    });
  };
  await issue(params);
  expect((await remove(others[0] ?? 0)).status).toBe(409);
  expect((await add({ certificateId })).status).toBe(409);
  const pdfOf = async (of: typeof params) => {
    const path = `/api/jobs/${id}/certificates/${of.certificateId}/pdf`;
    const { headers } = await person.send({ method: 'GET', path });
    return Buffer.from(await (await fetch(String(headers.get('location')))).arrayBuffer());
  };
  const paper = await pdfOf(params);
  const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length;
  expect(pictures(paper)).toBe(12);
  expect((await readPdf(paper)).text).toContain('Defect 1: Weeping joint');

  const next = await person.call(certificates.correct, { params, body: { reason: 'Wrong model' } });
  const second = { id, certificateId: next.id };
  await add({ certificateId: next.id, path: 'defects.0' });
  await issue(second);
  expect(pictures(await pdfOf(second))).toBe(12);
  const { found, expected } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});
