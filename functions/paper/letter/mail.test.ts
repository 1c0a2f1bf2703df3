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

test('a link can be read in the dark', () => {
  const { html } = letterMail({ ...letter, link: 'https://fettle.example/guest#token' }, document);
  expect(html).toContain('.link{color:#8FB5FF!important}');
  expect(html).toContain('<a class="link" href="https://fettle.example/guest#token"');
});
