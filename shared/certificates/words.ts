import { formatDate } from '../dates.ts';
import { oneLineAddress } from '../one-line-address.ts';
import { type CertificateKind, certificateName } from './kinds.ts';

interface Due {
  kind: CertificateKind;
  title?: string | null | undefined;
  nextDue?: string | null | undefined;
  clientName: string;
  businessName: string;
}

interface Issued {
  kind: CertificateKind;
  title?: string | null | undefined;
  number?: string | null | undefined;
  /** The property's address. */
  address: string;
  businessName: string;
}

/** The default subject and message of the email that carries a certificate. */
export const copyWords = (issued: Issued & { name: string }): { subject: string; message: string } => {
  const { number, address, name, businessName } = issued;
  const what = [certificateName(issued), number].filter(Boolean).join(' ');
  const where = oneLineAddress(address);
  return {
    subject: `${what}, ${where}`.slice(0, 200),
    message: [
      `Dear ${name},`,
      `Here is your copy of ${what} for ${where}. It is attached as a PDF.`,
      `Kind regards,\n${businessName}`,
    ].join('\n\n'),
  };
};

/** The default subject and message of a reminder that a certificate falls due. */
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
