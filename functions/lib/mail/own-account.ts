import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { defaultSmtpPort } from '#shared/settings/contract.ts';
import { config } from '../config.ts';
import { conflict } from '../errors.ts';
import { open } from '../seal.ts';
import type { StoredUser } from '../session.ts';
import { openAddress } from './hosts.ts';
import type { Mail } from './mail.ts';

/** Milliseconds: together they end before the 30 s that a call may take. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };

type Account = StoredUser & { emailUser: string; emailPassSealed: string };

/** True when the user has set up a mail account of their own. */
export const hasOwnAccount = (user: StoredUser): user is Account =>
  Boolean(user.emailService && user.emailUser && user.emailPassSealed);

const server = async (user: Account): Promise<SMTPTransport.Options> => {
  if (user.emailService !== 'smtp') return { service: user.emailService };
  const host = user.smtpHost ?? '';
  const port = user.smtpPort ?? defaultSmtpPort;
  const secure = port === 465;
  // On one machine the mail server of a test is on loopback and speaks no TLS.
  if (config.isLocal) return { host, port, secure };
  return { host: await openAddress(host), port, secure, requireTLS: true, tls: { servername: host } };
};

const reasons: Record<string, string> = {
  EAUTH: 'Your mail account refused the sign-in. Check the app password in Settings.',
  EDNS: 'Your mail server could not be found. Check its name in Settings.',
  ECONNECTION: 'Your mail server could not be reached. Check its name and port in Settings.',
  ESOCKET: 'Your mail server could not be reached. Check its name and port in Settings.',
  ETIMEDOUT: 'Your mail server did not answer in time. Try again in a moment.',
  EENVELOPE: "Your mail server refused the client's address.",
  ETLS: 'Your mail server offers no secure connection.',
};

const asRefusal = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason ? conflict(reason) : error;
};

/**
 * Sends through the user's own account. Throws 409 with a sentence that says what to do: what a user's mail server
 * does is no failure of ours, which a 5xx would raise the alarm about.
 */
export const sendFromOwnAccount = async (user: Account, fromName: string, mail: Mail): Promise<void> => {
  const [{ createTransport }, options, pass] = await Promise.all([
    import('nodemailer'),
    server(user),
    open(user.userId, user.emailPassSealed),
  ]);
  const transport = createTransport({ ...options, ...timeouts, auth: { user: user.emailUser, pass } });
  try {
    await transport.sendMail(withBuffers({ ...mail, from: { name: fromName, address: user.emailUser } }));
  } catch (error) {
    throw asRefusal(error);
  } finally {
    transport.close();
  }
};

/** Nodemailer wants Buffers where the standard library would do with bytes. */
export const withBuffers = <T extends Mail>({ about: _, ...mail }: T) => ({
  ...mail,
  attachments: mail.attachments?.map((part) => ({ ...part, content: Buffer.from(part.content) })),
});
