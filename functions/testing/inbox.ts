/** A mail as the SES stand-in stores it. */
export interface SentMail {
  from: string;
  replyTo: string[];
  destination: { to: string[] };
  subject: string;
  body: { text: string; html: string };
  attachments: { filename: string; contentType: string; content: string }[];
}

/** Mails to an address sent through SES, oldest first. */
export const mailTo = async (inbox: string, address: string): Promise<SentMail[]> => {
  const { emails } = (await (await fetch(`${inbox}/store`)).json()) as { emails: SentMail[] };
  return emails.filter(({ destination }) => destination.to.some((to) => to.includes(address)));
};
