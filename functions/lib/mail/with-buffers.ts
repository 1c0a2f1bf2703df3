import type { Mail } from './mail.ts';

/** Nodemailer needs Buffers rather than byte arrays. */
export const withBuffers = <T extends Mail>({ about: _, isOurs: __, ...mail }: T) => ({
  ...mail,
  attachments: mail.attachments?.map((part) => ({ ...part, content: Buffer.from(part.content) })),
});
