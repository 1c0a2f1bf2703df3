import { expect, test } from 'vitest';
import { sample } from '../testing/sample.ts';
import { letterMail } from './mail.ts';

const document = { filename: 'INV-7.pdf', content: new Uint8Array() };
const letter = { seller: sample.seller, subject: 'Invoice', message: 'Dear Ann,\n\nThank you.', facts: [] };

test('no name can bring markup or a header of its own', () => {
  const evil = '<img src=x onerror="alert(1)"> & \'Sons\'\r\nBcc: all@example.com';
  const seller = { ...sample.seller, name: evil, phone: evil, email: evil };
  const facts = [{ heading: evil, rows: [{ label: evil, value: evil }] }];
  const { subject, html } = letterMail({ seller, subject: evil, message: evil, facts }, document);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Sons&#39;');
});

test('wears its colours inline and dark where the reader asks for dark', () => {
  const { html } = letterMail(letter, document);
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).not.toMatch(/<script|<link|https?:/);
});

test('a link is one labelled button, dark too, and an address in the plain part alone', () => {
  const { html, text } = letterMail({ ...letter, link: 'https://fettle.example/guest#token' }, document);
  expect(html).toContain('.button{background:#8FB5FF!important;color:#0C1423!important}');
  expect(html).toMatch(
    /<a class="button" href="https:\/\/fettle\.example\/guest#token"[^>]*>View online<\/a>/,
  );
  expect(html).not.toContain('>https://fettle.example');
  expect(text).toContain('https://fettle.example/guest#token');
});

test('a date in the message is never broken over two lines', () => {
  const { html, text } = letterMail({ ...letter, message: 'Valid until 25 Dec 2026.' }, document);
  expect(html).toContain('Valid until 25\u00a0Dec\u00a02026.');
  expect(text).toContain('Valid until 25 Dec 2026.');
});

test('no number of a document or a telephone is broken over two lines', () => {
  const message = 'Invoice INV-2026-0002 is due. Call 01632 960099.';
  const { html, text } = letterMail({ ...letter, message }, document);
  expect(html).toContain('Invoice <span style="white-space:nowrap">INV-2026-0002</span> is due.');
  expect(html).toContain('Call 01632\u00a0960099.');
  expect(text).toContain(message);
});

test('a sum is never broken over two lines', () => {
  const facts = [{ heading: 'Invoice', rows: [{ label: 'Amount due', value: '£2,197.20' }] }];
  const { html } = letterMail({ ...letter, facts }, document);
  expect(html).toMatch(/white-space:nowrap">£2,197\.20</);
});
