import { readFile } from 'node:fs/promises';
import { AnalyzeExpenseCommand, type Block, TextractClient } from '@aws-sdk/client-textract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTextract, type Textract } from './server.ts';

let textract: Textract;
let client: TextractClient;
let receipt: Buffer;

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  textract = await startTextract();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = new TextractClient({ endpoint: textract.url, region: 'eu-west-2', credentials });
  receipt = await readFile(new URL('./testing/example-receipt.png', import.meta.url));
});

afterAll(() => textract.close());

async function linesOf(bytes: Uint8Array): Promise<Block[]> {
  const { ExpenseDocuments } = await client.send(new AnalyzeExpenseCommand({ Document: { Bytes: bytes } }));
  return ExpenseDocuments?.[0]?.Blocks?.filter(({ BlockType }) => BlockType === 'LINE') ?? [];
}

const textOf = (lines: Block[]) => lines.map(({ Text }) => Text).join('\n');

function expectAll(text: string): void {
  for (const part of ['EXAMPLE HARDWARE LTD', '123 4567 82', '05/11/2026', 'TOTAL TO PAY', '20.00', '3.25']) {
    expect(text).toContain(part);
  }
}

const onDark = (picture: Sharp) =>
  picture
    .rotate(4, { background: '#3b3430' })
    .extend({ top: 700, bottom: 500, left: 900, right: 300, background: '#3b3430' });

describe('AnalyzeExpense, through the AWS client', () => {
  it('gives the lines of a receipt with their place and confidence', async () => {
    const lines = await linesOf(receipt);
    expectAll(textOf(lines));
    const name = lines.find(({ Text }) => Text === 'EXAMPLE HARDWARE LTD');
    expect(name?.Confidence).toBeGreaterThan(90);
    expect(name?.Geometry?.BoundingBox?.Top).toBeCloseTo(0.04, 1);
    expect(name?.Geometry?.BoundingBox?.Width).toBeCloseTo(0.66, 1);
  });

  it.each([90, 180, 270])('reads a photo turned by %i degrees the same', async (angle) => {
    expectAll(textOf(await linesOf(await sharp(receipt).rotate(angle).jpeg().toBuffer())));
  });

  it('follows the orientation a camera writes down', async () => {
    expectAll(
      textOf(
        await linesOf(await sharp(receipt).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()),
      ),
    );
  });

  it('finds a tilted receipt on a dark table, in WebP', async () => {
    expectAll(textOf(await linesOf(await onDark(sharp(receipt)).webp().toBuffer())));
  });

  it('finds a small receipt on a big white page', async () => {
    const page = sharp({ create: { width: 2480, height: 3508, channels: 3, background: '#fff' } });
    const bytes = await page
      .composite([{ input: receipt, left: 1500, top: 300 }])
      .jpeg()
      .toBuffer();
    expectAll(textOf(await linesOf(bytes)));
  });

  it('finds no lines where there is no text', async () => {
    const sky = sharp({ create: { width: 800, height: 600, channels: 3, background: '#8ab4d8' } });
    expect(await linesOf(await sky.jpeg().toBuffer())).toEqual([]);
  });
});

describe('refusals carry the names of Textract', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);

  it.each([
    ['a HEIC picture', heic, 'UnsupportedDocumentException', 'HEIC'],
    ['a PDF named .jpg', Buffer.from('%PDF-1.7 example'), 'UnsupportedDocumentException', 'not a readable'],
    ['more than 10 MB', Buffer.alloc(11 * 1024 * 1024), 'DocumentTooLargeException', '10 MB'],
  ])('for %s', async (_, bytes, name, message) => {
    await expect(linesOf(bytes)).rejects.toMatchObject({ name, message: expect.stringContaining(message) });
  });

  it('for a JPEG cut off in the middle', async () => {
    const whole = await sharp(receipt).jpeg().toBuffer();
    await expect(linesOf(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      name: 'UnsupportedDocumentException',
    });
  });

  it('for more at once than could be read in a call’s time, and reads on', async () => {
    const sky = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#8ab4d8' } })
      .jpeg()
      .toBuffer();
    const { endpoint, region, credentials } = client.config;
    const once = new TextractClient({ ...(endpoint && { endpoint }), region, credentials, maxAttempts: 1 });
    const reading = Array.from({ length: 12 }, () =>
      once.send(new AnalyzeExpenseCommand({ Document: { Bytes: sky } })),
    );
    const refused = (await Promise.allSettled(reading)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(12);
    for (const each of refused)
      expect(each).toMatchObject({ reason: { name: 'ProvisionedThroughputExceededException' } });
    expect(await linesOf(sky)).toEqual([]);
  });

  it('for another operation', async () => {
    const headers = {
      'x-amz-target': 'Textract.DetectDocumentText',
      'content-type': 'application/x-amz-json-1.1',
    };
    const reply = await fetch(textract.url, { method: 'POST', headers, body: '{}' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ __type: 'UnknownOperationException' });
  });
});
