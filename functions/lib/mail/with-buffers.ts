import type { Mail } from './mail.ts';

/** Nodemailer wants Buffers where the standard library would do with bytes. */
export const withBuffers = <T extends Mail>({ about: _, isOurs: __, ...mail }: T) => ({
  ...mail,
  attachments: mail.attachments?.map((part) => ({ ...part, content: Buffer.from(part.content) })),
});
