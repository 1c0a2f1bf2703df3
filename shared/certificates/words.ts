import { formatDate } from '../dates.ts';
import { type CertificateKind, certificateName } from './kinds.ts';

interface Due {
  kind: CertificateKind;
  title?: string | null | undefined;
  nextDue?: string | null | undefined;
  clientName: string;
  businessName: string;
}

/** The subject and the message that tell a client what falls due, unless others are written. */
export const dueWords = (due: Due): { subject: string; message: string } => {
  const { nextDue, clientName, businessName } = due;
  const name = certificateName(due);
  return {
    subject: `${name} due${nextDue ? ` by ${formatDate(nextDue)}` : ''}: ${businessName}`.slice(0, 200),
    message: [
      `Dear ${clientName},`,
      `Your ${name.charAt(0).toLowerCase()}${name.slice(1)} is due${nextDue ? ` by ${formatDate(nextDue)}` : ' again'}.`,
      'Reply to this email to book a day.',
      `Kind regards,\n${businessName}`,
    ].join('\n\n'),
  };
};
