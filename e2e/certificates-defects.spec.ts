import { expect } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, test } from './fixtures/cellar.ts';
import { startedForm } from './fixtures/certificates.ts';
import { isStocked } from './fixtures/device.ts';
import { choosePhotos } from './fixtures/photos.ts';

const { certificates, photos } = routes;

test('a defect has its photos, which wait without a line', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  line,
}) => {
  const params = await startedForm(api, 'gas_safety', { title: 'Gas check' });
  const { certificateId } = params;
  const defects = ['r1', 'r2'].map((rowId) => ({ rowId, class: 'AR', text: `Vent of ${rowId}` }));
  await api.call(certificates.putValues, { params, body: { values: { defects } } });
  await page.goto(`/certificates?id=${certificateId}&section=defects&row=2`);
  await isStocked(page);
  await line.cut();
  const record = page.getByRole('region', { name: 'Details' });
  const album = record.getByRole('region', { name: 'Photos' });
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await choosePhotos(album, { name: 'vent.jpg', mimeType: 'image/jpeg', buffer });
  const kept = album.getByRole('link', { name: 'Photo on this device: Waiting' });
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  await line.mend();
  await allSent(page);
  await expect(album.getByRole('button', { name: /photo 1 of 1/ })).toBeVisible();
  expect(await api.call(photos.list, { params: { id: params.id } })).toMatchObject([
    { certificateId, path: 'defects.r2' },
  ]);
  await page.goto(`/certificates?id=${certificateId}&section=defects&row=1`);
  await expect(record.getByLabel('What is wrong')).toHaveValue('Vent of r1');
  await expect(album.getByRole('button', { name: /photo 1 of/ })).toBeHidden();
});
