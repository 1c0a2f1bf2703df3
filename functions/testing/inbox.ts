/** A mail as the SES stand-in keeps it. */
export interface SentMail {
  from: string;
  replyTo: string[];
  destination: { to: string[] };
  subject: string;
  body: { text: string; html: string };
  attachments: { filename: string; contentType: string; content: string }[];
}

/** What went out through the platform to an address, oldest first. */
export const mailTo = async (inbox: string, address: string): Promise<SentMail[]> => {
  const { emails } = (await (await fetch(`${inbox}/store`)).json()) as { emails: SentMail[] };
  return emails.filter(({ destination }) => destination.to.some((to) => to.includes(address)));
};
