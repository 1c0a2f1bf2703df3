import { randomInt } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  host: string;
  port: 2525;
  user: string;
  pass: string;
  received: ParsedMail[];
  /** Runs before a mail is accepted. */
  meanwhile: (() => Promise<unknown>) | undefined;
  close: () => Promise<void>;
}

// The port must be one that users may enter, so on Linux each server gets its own loopback address.
export const ownHost = () =>
  process.platform === 'linux'
    ? `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
    : '127.0.0.1';

/** A user's own mail server. It accepts one user, and refuses mail to addresses that begin with `nobody`. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: ParsedMail[] = [];
  const [host, user, pass] = [ownHost(), 'robin@example.com', 'app password'];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === pass
        ? done(null, { user })
        : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody') ? done(new Error('No such mailbox')) : done(),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(simpleParser)
        .then(async (mail) => {
          await handle.meanwhile?.();
          received.push(mail);
        })
        .then(() => done(), done);
    },
  });
  await new Promise<void>((listening) => server.listen(2525, host, listening));
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  const handle: MailServer = { host, port: 2525, user, pass, received, meanwhile: undefined, close };
  return handle;
};
