import { expect, test } from 'vitest';
import { isSameAccount, toSend, valuesOf } from './email-values.ts';

const kept = {
  emailService: 'smtp' as const,
  emailUser: 'robin@example.com',
  smtpHost: 'mail.example.com',
  smtpPort: 465,
  hasEmailPass: true,
};

test('sends no password that was not typed, and a server only for a server of one’s own', () => {
  const typed = { ...valuesOf(kept), emailPass: null, smtpHost: 'mail.example.com', smtpPort: 465 };
  expect(toSend(typed)).toEqual({
    emailService: 'smtp',
    emailUser: 'robin@example.com',
    smtpHost: 'mail.example.com',
    smtpPort: 465,
  });
  expect(toSend({ ...typed, emailService: 'gmail', emailPass: 'abcd' })).toEqual({
    emailService: 'gmail',
    emailUser: 'robin@example.com',
    emailPass: 'abcd',
  });
});

test('knows when the kept password belongs to another account, as the server does', () => {
  const same = valuesOf(kept);
  expect(isSameAccount(same, kept)).toBe(true);
  expect(isSameAccount({ ...same, emailUser: ' robin@example.com ' }, kept)).toBe(true);
  expect(isSameAccount({ ...same, smtpPort: 587 }, kept)).toBe(false);
  expect(isSameAccount({ ...same, smtpHost: 'other.example.com' }, kept)).toBe(false);
  expect(isSameAccount({ ...same, emailService: 'gmail' }, kept)).toBe(false);
  expect(isSameAccount({ ...same, emailUser: 'pat@example.com' }, kept)).toBe(false);
});
