/** Nodemailer needs Buffers rather than byte arrays. */
export const withBuffers = <T extends Mail>({ about: _, isOurs: __, ...mail }: T) => ({
  ...mail,
  attachments: mail.attachments?.map((part) => ({ ...part, content: Buffer.from(part.content) })),
});

/** A mail before a sender is chosen. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What it is about; SES returns this when the mail bounces. */
  about?: {
    clientId: number;
    invoiceId?: number;
    quoteId?: number;
    certificateId?: number;
    jobId?: number;
    statement?: true;
    /** The id of the letter stored with that record. */
    letterId?: number;
  };
  /** A mail from us to an account holder: sent by the platform in our name, even if the firm has its own mail account. */
  isOurs?: true;
  /** Extra headers. */
  headers?: Record<string, string>;
  /** `cid`: the id of a picture that the HTML part shows as `cid:…`. */
  attachments?: { filename: string; content: Uint8Array; contentType: string; cid?: string }[];
}
