import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { QueueName } from '#functions/lib/queue.ts';

const md5 = (body: string): string => createHash('md5').update(body).digest('hex');

interface Batch {
  QueueUrl: string;
  Entries: { Id: string; MessageBody: string; DelaySeconds?: number }[];
}

/** Enough of SQS to send messages to queues; it reports those of the queue with that name. */
export async function sqs(name: QueueName) {
  const bodies: string[] = [];
  const delays: number[] = [];
  const server = createServer(async (req, res) => {
    const { QueueUrl, Entries }: Batch = JSON.parse(await text(req));
    const shown = QueueUrl.endsWith(`/${name}`) ? Entries : [];
    bodies.push(...shown.map(({ MessageBody }) => MessageBody));
    delays.push(...shown.map(({ DelaySeconds = 0 }) => DelaySeconds));
    const Successful = Entries.map(({ Id, MessageBody }) => ({
      Id,
      MessageId: `m-${Id}`,
      MD5OfMessageBody: md5(MessageBody),
    }));
    res
      .setHeader('content-type', 'application/x-amz-json-1.0')
      .end(JSON.stringify({ Successful, Failed: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const urlOf = (queue: QueueName) => `http://127.0.0.1:${port}/123456789012/${queue}`;
  return {
    urlOf,
    queueUrl: urlOf(name),
    /** Lambda's event for a function that reads the queue. */
    event: () => ({ Records: bodies.map((body, at) => ({ messageId: `m-${at}`, body })) }),
    /** Each message's delay, in seconds. */
    delays: () => delays,
    stop: () => server.close(),
  };
}
