import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { conflict } from '#shared/kernel/refusal.ts';
import { defaultSmtpPort } from '#shared/settings/mail-account.ts';
import { config } from '../config.ts';
import { open } from '../seal.ts';
import type { Account } from './account.ts';
import type { Mail } from './mail.ts';
import { withBuffers } from './mail.ts';

/** In milliseconds. Together they end before a call's 30 s limit. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };
/** An overall limit: a server that trickles bytes never reaches the others. */
const longestMs = 25_000;

const server = async (firm: Account): Promise<SMTPTransport.Options> => {
  if (firm.emailService !== 'smtp') return { service: firm.emailService };
  const host = firm.smtpHost ?? '';
  const port = firm.smtpPort ?? defaultSmtpPort;
  const secure = port === 465;
  // Run locally, a test's mail server is on loopback without TLS.
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
  /** The server's reply, code first. */
  response?: string;
}

const longestWords = 200;

/** The server's own message, which says more than the code; on one line, and cut to a sentence's length. */
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
 * Sends through the firm's own account. Throws 409 with advice: a failing mail server of theirs is not our failure, and a 5xx
 * would raise the alarm.
 */
export const sendFromOwnAccount = async (firm: Account, fromName: string, mail: Mail): Promise<void> => {
  const [{ createTransport }, options, pass] = await Promise.all([
    import('nodemailer'),
    server(firm),
    open(firm.firmId, firm.emailPassSealed),
  ]);
  const auth = { user: firm.emailUser, pass };
  // Without `forceAuth`, a server that offers no sign-in would accept the mail, and a wrong password would look right.
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
