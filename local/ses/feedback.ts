import { randomUUID } from 'node:crypto';
import type { SNSEvent } from 'aws-lambda';

/** SES's mailbox simulator: mail to these addresses ends badly on purpose. They work in AWS too; a `+label` may follow the name. */
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

/** What Lambda gets from SNS, as far as a handler may read it. */
export const snsEvent = (message: string): SNSEvent => ({
  Records: [
    { EventSource: 'aws:sns', Sns: { MessageId: randomUUID(), Message: message } },
  ] as SNSEvent['Records'],
});

const delivered = (address: string) => ({
  eventType: 'Delivery',
  delivery: { timestamp: new Date().toISOString(), recipients: [address] },
});

/** What SES publishes of a call to send mail, an event for each recipient. What no letter of ours hears is left out: it would be many. */
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
