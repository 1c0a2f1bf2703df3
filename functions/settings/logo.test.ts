import { decode, encode } from 'fast-png';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listKeys } from '#functions/lib/bucket.ts';
import { logoPrefix } from '#functions/paper/logo.ts';
import { readPdf } from '#functions/paper/testing/read-pdf.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { auth, settings, invoices, clients } = routes;

const png = (width: number, height: number, channels = 3, fill = 128): Uint8Array<ArrayBuffer> => {
  const data = new Uint8Array(width * height * channels).fill(fill);
  return new Uint8Array(encode({ width, height, depth: 8, channels, data }));
};

const dot = sharp({ create: { width: 24, height: 8, channels: 3, background: 'teal' } });
const jpeg = new Uint8Array(await dot.clone().jpeg().toBuffer());
const webp = new Uint8Array(await dot.clone().webp().toBuffer());

const put = (person: Someone, bytes?: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  if (bytes) form.append('file', new Blob([bytes]), 'logo.png');
  return person.send({ method: 'PUT', path: settings.putLogo.path, body: form });
};

const shown = async (person: Someone): Promise<Uint8Array> => {
  const { status, headers } = await person.answer(settings.logo);
  expect(status).toBe(302);
  const reply = await fetch(headers.get('location') ?? '');
  expect(reply.status).toBe(200);
  return new Uint8Array(await reply.arrayBuffer());
};

describe('the logo', () => {
  it('is kept, shown and heads the invoice, and a new one replaces it', async () => {
    const person = await system.someone();
    const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café' } });
    const body = { invoiceNumber: 'INV-1', clientId, amount: 120.5, dueDate: '2030-01-31' };
    const { id } = await person.call(invoices.create, { body });
    const figures = async () => {
      const { bytes } = await person.answer(invoices.pdf, { params: { id } });
      // The QR code of the invoice's address is a figure too.
      return (await readPdf(bytes)).pages[0]?.tags.split('"role":"Figure"').length;
    };
    const without = (await figures()) ?? 0;
    const first = png(300, 100);
    expect(await put(person, first)).toMatchObject({
      status: 200,
      body: { type: 'image/png', width: 300, height: 100 },
    });
    expect(Buffer.from(await shown(person))).toEqual(Buffer.from(first));
    expect(await figures()).toBe(without + 1);
    expect(await put(person, jpeg)).toMatchObject({ status: 200, body: { type: 'image/jpeg' } });
    expect(
      Buffer.from(await shown(person))
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
    expect((await person.call(auth.user, {})).business.logo).toMatchObject({ type: 'image/jpeg' });
    expect(await figures()).toBe(without + 1);
    expect(await listKeys(logoPrefix(person.firmId))).toHaveLength(1);
    for (const _ of [1, 2]) expect((await person.answer(settings.removeLogo)).status).toBe(204);
    expect((await person.answer(settings.logo)).status).toBe(404);
    expect(await figures()).toBe(without);
    expect(await listKeys(logoPrefix(person.firmId))).toEqual([]);
  });

  it('leaves the details and their version as they are, and the details leave it', async () => {
    const person = await system.someone();
    const { updatedAt } = await person.call(settings.updateBusiness, { body: { sortCode: '12-34-56' } });
    await put(person, png(10, 10));
    const body = { tradingName: 'Example Plumbing', updatedAt: updatedAt ?? '' };
    expect(await person.call(settings.updateBusiness, { body })).toMatchObject({
      sortCode: '12-34-56',
      logo: { width: 10 },
    });
  });

  it('lies on white where one could look through it', async () => {
    const person = await system.someone();
    await put(person, png(20, 10, 4, 0));
    const clear = decode(await shown(person));
    expect([clear.channels, clear.data[0]]).toEqual([3, 255]);
    await put(person, png(20, 10, 2, 128));
    const grey = decode(await shown(person));
    expect([grey.channels, grey.data[0]]).toEqual([1, 191]);
  });

  it('is of one upload of several at once, and the others are gone', async () => {
    const person = await system.someone();
    const replies = await Promise.all([10, 20, 30].map((width) => put(person, png(width, 10))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listKeys(logoPrefix(person.firmId))).toHaveLength(1);
    await shown(person);
  });

  it.each<[string, Uint8Array<ArrayBuffer> | undefined, number, string]>([
    ['no file', undefined, 400, 'Please select a picture'],
    [
      'a text',
      new TextEncoder().encode('<svg xmlns="x"></svg> '.repeat(9)),
      415,
      'Please select an image file',
    ],
    ['a WebP', webp, 415, 'JPEG or PNG'],
    ['half a PNG', png(300, 300, 4).slice(0, 200), 400, 'damaged'],
    ['a higher one', png(10, 401), 400, 'at most 1600 pixels wide and 400 high'],
    ['a wider one', png(1601, 10), 400, 'at most 1600 pixels wide and 400 high'],
    ['more than 1 MB', new Uint8Array(1024 * 1024 + 1), 413, 'over 1 MB'],
  ])('refuses %s', async (_, bytes, status, message) => {
    const person = await system.someone();
    expect(await put(person, bytes)).toMatchObject({
      status,
      body: { message: expect.stringContaining(message) },
    });
    expect(await listKeys(logoPrefix(person.firmId))).toEqual([]);
  });
});
