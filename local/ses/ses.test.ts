import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  GetSendQuotaCommand,
  GetSendStatisticsCommand,
  SESClient,
  SendRawEmailCommand,
} from '@aws-sdk/client-ses';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOnRememberedPort } from '../data/ports.ts';
import { closeServer } from '../listen.ts';
import { type Mailbox, mailbox } from './server.ts';

let folder: string;
let box: Mailbox;
let inbox: string;
let ses: SESClient;

async function start() {
  box = mailbox(join(folder, 'mail.jsonl'));
  inbox = `http://127.0.0.1:${await listenOnRememberedPort(folder, 'ses', box.server)}`;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  ses = new SESClient({ endpoint: inbox, region: 'eu-west-2', credentials });
}

async function stop() {
  ses.destroy();
  await closeServer(box.server);
  await box.stop();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-ses-'));
  await start();
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const invoice = Buffer.from('%PDF-1.7 an invoice');

async function send() {
  const { message } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: 'Fettle <mail@fettle.example>',
    to: 'client@example.com',
    replyTo: 'plumber@example.com',
    subject: 'Invoice 7 – £120',
    text: 'Plain part',
    html: '<p>HTML part</p>',
    attachments: [{ filename: 'invoice-7.pdf', content: invoice }],
  });
  await ses.send(new SendRawEmailCommand({ RawMessage: { Data: message as Buffer } }));
}

/** Uses a new connection: a kept-alive one from before a restart may not know that it is closed. */
const stored = async () => {
  const [response] = (await once(get(`${inbox}/store`, { agent: false }), 'response')) as [IncomingMessage];
  return ((await json(response)) as { emails: { body?: { text: string } }[] }).emails;
};

it('takes a raw mail with its parts and attachment', async () => {
  await send();
  const [mail] = await stored();
  expect(mail).toMatchObject({
    from: '"Fettle" <mail@fettle.example>',
    destination: { to: ['client@example.com'] },
    replyTo: ['plumber@example.com'],
    subject: 'Invoice 7 – £120',
    body: { html: '<p>HTML part</p>' },
    attachments: [{ filename: 'invoice-7.pdf', content: invoice.toString('base64') }],
  });
  expect(mail?.body?.text).toContain('Plain part');
});

it('shows it in a browser', async () => {
  expect(await (await fetch(inbox)).text()).toContain('<html');
});

it('still has it after a restart', async () => {
  const before = await stored();
  await stop();
  await start();
  expect(await stored()).toEqual(before);
});

it('refuses what it does not know instead of hanging', async () => {
  await expect(ses.send(new GetSendStatisticsCommand({}))).rejects.toMatchObject({ name: 'InvalidAction' });
});

it('keeps to the quota it is given, and says what it is', async () => {
  const allow = (limits: object) => fetch(`${inbox}/limits`, { method: 'PUT', body: JSON.stringify(limits) });
  await allow({ perSecond: 14, perDay: 1 });
  expect(await ses.send(new GetSendQuotaCommand({}))).toMatchObject({ MaxSendRate: 14, SentLast24Hours: 0 });
  await send();
  expect(await ses.send(new GetSendQuotaCommand({}))).toMatchObject({ Max24HourSend: 1, SentLast24Hours: 1 });
  await expect(send()).rejects.toMatchObject({
    name: 'Throttling',
    message: 'Daily message quota exceeded.',
  });
  await allow({});
});

it('forgets when told to', async () => {
  await fetch(`${inbox}/clear-store`, { method: 'POST' });
  await stop();
  await start();
  expect(await stored()).toEqual([]);
});
