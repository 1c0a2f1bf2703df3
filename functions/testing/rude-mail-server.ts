import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ownHost } from './mail-server.ts';

/** The server's reply at each step: on connecting, to a command, and to the mail itself. */
export type Manners = Partial<
  Record<'greeting' | 'EHLO' | 'HELO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'mail', string>
>;

const polite = {
  greeting: '220 here',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  HELO: '250 here',
  AUTH: '235 come in',
  MAIL: '250 fine',
  RCPT: '250 fine',
  DATA: '354 go on',
  mail: '250 taken',
};

const talk = async (socket: Socket, says: Required<Manners>) => {
  const say = (words: string) => socket.write(`${words}\r\n`);
  let isInMail = false;
  say(says.greeting);
  for await (const line of createInterface({ input: socket })) {
    if (isInMail && line !== '.') continue;
    const step = (isInMail ? 'mail' : line.slice(0, 4).toUpperCase()) as keyof Manners;
    const words = says[step] ?? '221 bye';
    isInMail = step === 'DATA' && words.startsWith('354');
    say(words);
  }
};

/** A mail server on port 2525 of a loopback address with a scripted reply to each step. */
export const startRudeMailServer = async (manners: Manners) => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    talk(socket, { ...polite, ...manners }).catch(() => socket.destroy());
  });
  const host = ownHost();
  server.listen(2525, host);
  await once(server, 'listening');
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { host, port: 2525 as const, close };
};
