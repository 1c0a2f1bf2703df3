import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { conflict } from '#shared/kernel/refusal.ts';
import { defaultSmtpPort } from '#shared/settings/mail-account.ts';
import { config } from '../config.ts';
import { open } from '../seal.ts';
import type { Account } from './account.ts';
import type { Mail } from './mail.ts';
import { withBuffers } from './with-buffers.ts';

/** Milliseconds: together they end before the 30 s that a call may take. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };
/** A server that says a word now and then passes each of them. */
const longestMs = 25_000;

const server = async (firm: Account): Promise<SMTPTransport.Options> => {
  if (firm.emailService !== 'smtp') return { service: firm.emailService };
  const host = firm.smtpHost ?? '';
  const port = firm.smtpPort ?? defaultSmtpPort;
  const secure = port === 465;
  // On one machine the mail server of a test is on loopback and speaks no TLS.
  if (config.isLocal) return { host, port, secure };
  const { openAddress } = await import('./hosts.ts');
  return { host: await openAddress(host), port, secure, requireTLS: true, tls: { servername: host } };
};

const notReached = 'We couldn’t reach your email server. Check its name and port in Settings.';
const tooSlow = 'Your email server didn’t answer in time. Try again in a moment.';

const reasons: Record<string, string> = {
  EAUTH: 'Your email account refused the sign-in. Check the app password in Settings.',
  EDNS: 'We couldn’t find your email server. Check its name in Settings.',
  ECONNECTION: notReached,
  ESOCKET: notReached,
  ETIMEDOUT: tooSlow,
  EABORT: tooSlow,
  EENVELOPE: 'Your email server refused this email.',
  EMESSAGE: 'Your email server refused this email.',
  EPROTOCOL: 'Your email server wouldn’t connect. Check its name and port in Settings.',
  ETLS: 'Your email server doesn’t offer a secure connection.',
};

interface SmtpFailure extends Error {
  code?: string;
  /** The step that failed, e.g. `RCPT TO`. */
  command?: string;
  /** What the server said, code first. */
  response?: string;
}

const longestWords = 200;

/** The server's own words, which say what no code does; on one line and no longer than a sentence is. */
const wordsOf = ({ response }: SmtpFailure): string => {
  const words = response?.replace(/[\p{C}\s]+/gu, ' ').trim();
  return words ? ` It said: ${words.slice(0, longestWords)}` : '';
};

const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const failure: SmtpFailure = error;
  const reason =
    failure.command === 'RCPT TO'
      ? "Your email server refused the client's address."
      : reasons[failure.code ?? ''];
  return reason ? conflict(`${reason}${wordsOf(failure)}`) : error;
};

/**
 * Sends through the firm's own account. Throws 409 with a sentence that says what to do: what a firm's mail server
 * does is no failure of ours, which a 5xx would raise the alarm about.
 */
export const sendFromOwnAccount = async (firm: Account, fromName: string, mail: Mail): Promise<void> => {
  const [{ createTransport }, options, pass] = await Promise.all([
    import('nodemailer'),
    server(firm),
    open(firm.firmId, firm.emailPassSealed),
  ]);
  const auth = { user: firm.emailUser, pass };
  // A server that offers no sign-in would else take the mail without one, and a wrong password would pass for right.
  const transport = createTransport({ ...options, ...timeouts, auth, forceAuth: true });
  try {
    const from = { name: fromName, address: firm.emailUser };
    await transport.sendMail({ ...withBuffers(mail), from, signal: AbortSignal.timeout(longestMs) });
  } catch (error) {
    throw asRefusal(error);
  } finally {
    transport.close();
  }
};
