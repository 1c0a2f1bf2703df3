/** A mail as it is written, before anybody has said through whom it goes. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom it is about; SES hands it back when the mail bounces. */
  about?: {
    clientId: number;
    invoiceId?: number;
    quoteId?: number;
    certificateId?: number;
    jobId?: number;
    statement?: true;
    /** Under which it is kept with what it is about. */
    letterId?: number;
  };
  /** It is from us to whoever has an account: it goes by the platform in our name, whatever account the firm has. */
  isOurs?: true;
  /** Beyond what every mail has. */
  headers?: Record<string, string>;
  /** `cid`: of a picture that the HTML part shows as `cid:…`. */
  attachments?: { filename: string; content: Uint8Array; contentType: string; cid?: string }[];
}
