import * as z from 'zod/mini';

/** An SES account's limits; none by default. */
export const limits = z.strictObject({
  /** Mails in one second. */
  perSecond: z.optional(z.number()),
  /** Mails in 24 hours. */
  perDay: z.optional(z.number()),
  /** The sandbox only allows mail to these addresses and domains. */
  sandbox: z.optional(z.array(z.string())),
});
export type Limits = z.output<typeof limits>;

/** An error as in SES's documentation. */
export interface SesRefusal {
  code: 'Throttling' | 'MessageRejected' | 'InvalidAction';
  message: string;
}

/** An account's sending quota; one without limits reports more than anybody sends locally. */
export const quotaDocument = ({ perSecond = 10_000, perDay = 1_000_000 }: Limits, sent: number): string =>
  '<GetSendQuotaResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><GetSendQuotaResult>' +
  `<Max24HourSend>${perDay}</Max24HourSend><MaxSendRate>${perSecond}</MaxSendRate>` +
  `<SentLast24Hours>${sent}</SentLast24Hours></GetSendQuotaResult></GetSendQuotaResponse>`;

export const errorDocument = ({ code, message }: SesRefusal): string =>
  '<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type>' +
  `<Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;

const isVerified = (address: string, verified: string[]): boolean =>
  verified.some((name) => address === name || address.endsWith(`@${name}`));

const second = 1_000;
const day = 24 * 60 * 60 * second;

/** Enforces the account's limits, and returns the error for a refused mail. */
export const meter = () => {
  let allowed: Limits = {};
  const sentAt: number[] = [];
  const within = (ms: number): number => sentAt.filter((at) => at > Date.now() - ms).length;

  const refusal = (recipients: string[]): SesRefusal | undefined => {
    const { perSecond = Number.POSITIVE_INFINITY, perDay = Number.POSITIVE_INFINITY, sandbox } = allowed;
    const strangers = sandbox ? recipients.filter((address) => !isVerified(address, sandbox)) : [];
    if (strangers.length > 0) {
      const failed = `The following identities failed the check in region EU-WEST-2: ${strangers.join(', ')}`;
      return { code: 'MessageRejected', message: `Email address is not verified. ${failed}` };
    }
    if (within(day) >= perDay) return { code: 'Throttling', message: 'Daily message quota exceeded.' };
    if (within(second) >= perSecond) return { code: 'Throttling', message: 'Maximum sending rate exceeded.' };
    return undefined;
  };

  return {
    allow: (given: Limits): void => {
      allowed = given;
      sentAt.length = 0;
    },
    quota: (): string => quotaDocument(allowed, within(day)),
    /** The error for a mail to these addresses; otherwise counts the mail. */
    count: (recipients: string[]): SesRefusal | undefined => {
      const refused = refusal(recipients);
      if (!refused) sentAt.push(Date.now());
      return refused;
    },
  };
};
