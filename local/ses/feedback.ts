import { randomUUID } from 'node:crypto';
import type { SNSEvent } from 'aws-lambda';

/** SES's mailbox simulator: mail to these addresses fails on purpose. They work in AWS too, with an optional `+label`. */
const simulated = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/;

const valuesOf = (form: URLSearchParams, list: string): string[] =>
  [...form].filter(([name]) => name.startsWith(`${list}.member.`)).map(([, value]) => value);

const tagsOf = (form: URLSearchParams): Record<string, string[]> => {
  const words = valuesOf(form, 'Tags');
  const pairs = words.flatMap((name, at) => (at % 2 === 0 ? [[name, [words[at + 1] ?? '']]] : []));
  return Object.fromEntries(pairs);
};

const feedbackOf = (name: string, emailAddress: string) =>
  name === 'bounce'
    ? {
        eventType: 'Bounce',
        bounce: {
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: [
            {
              ...{ emailAddress, action: 'failed', status: '5.1.1' },
              diagnosticCode: 'smtp; 550 5.1.1 user unknown',
            },
          ],
        },
      }
    : {
        eventType: 'Complaint',
        complaint: { complainedRecipients: [{ emailAddress }], complaintFeedbackType: 'abuse' },
      };

/** An SNS event for Lambda, with the fields that handlers read. */
export const snsEvent = (message: string): SNSEvent => ({
  Records: [
    { EventSource: 'aws:sns', Sns: { MessageId: randomUUID(), Message: message } },
  ] as SNSEvent['Records'],
});

const delivered = (address: string) => ({
  eventType: 'Delivery',
  delivery: { timestamp: new Date().toISOString(), recipients: [address] },
});

/**
 * The events that SES publishes for a call to send mail, one for each recipient. Skips mail that none of our letters tracks,
 * because that would be many.
 */
export const feedbackOn = (body: Buffer): SNSEvent[] => {
  if (!body.includes('simulator.amazonses.com') && !body.includes('letterId')) return [];
  const form = new URLSearchParams(body.toString());
  const mail = { tags: tagsOf(form), destination: valuesOf(form, 'Destinations') };
  return mail.destination.flatMap((address) => {
    const [, name] = simulated.exec(address) ?? [];
    const event = name ? feedbackOf(name, address) : delivered(address);
    return snsEvent(JSON.stringify({ ...event, mail }));
  });
};
