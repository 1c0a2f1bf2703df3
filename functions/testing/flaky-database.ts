import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const exception = (name: string) => `com.amazonaws.dynamodb.v20120810#${name}`;

/** DynamoDB's error for a write whose item is held by a transaction; the stand-in never raises it. */
const singleConflict = JSON.stringify({
  __type: exception('TransactionConflictException'),
  message: 'Transaction is ongoing for the item',
});

/** The same for a transaction, reported for the last of its items. */
const transactionConflict = (items: number): string => {
  const CancellationReasons = Array.from({ length: items }, (_, index) =>
    index === items - 1
      ? { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' }
      : { Code: 'None' },
  );
  const codes = CancellationReasons.map(({ Code }) => Code).join(', ');
  return JSON.stringify({
    __type: exception('TransactionCanceledException'),
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    CancellationReasons,
  });
};

const conflictReply = (text: string): string => {
  const { TransactItems } = JSON.parse(text) as { TransactItems?: unknown[] };
  return TransactItems ? transactionConflict(TransactItems.length) : singleConflict;
};

/** `half undone`: half of a batch is unprocessed; `all undone`: all of it, as from a throttled table. */
export type Fault =
  | 'none'
  | 'conflict'
  | 'reply lost'
  | 'half undone'
  | 'all undone'
  | 'failed'
  | 'unreachable';

export interface FlakyDatabase {
  url: string;
  /** Chooses the fault for each request by its action (`TransactWriteItems`) and body. */
  faultFor: (action: string, body: string) => Fault;
  close: () => Promise<void>;
}

const send = (res: ServerResponse, status: number, body: string) =>
  res.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);

type Part = unknown[] | { Keys: unknown[] };

/** Processes half of a batch and returns the rest as unprocessed, as AWS may. */
const halved = (text: string) => {
  const asked = JSON.parse(text);
  const rest: Record<string, Part> = {};
  for (const [table, part] of Object.entries<Part>(asked.RequestItems)) {
    const all = Array.isArray(part) ? part : part.Keys;
    const left = all.splice(Math.ceil(all.length / 2));
    if (left.length > 0) rest[table] = Array.isArray(part) ? left : { ...part, Keys: left };
  }
  return { body: JSON.stringify(asked), rest };
};

const undone = (action: string, rest: unknown) =>
  action === 'BatchGetItem' ? { UnprocessedKeys: rest } : { UnprocessedItems: rest };

const ask = async (target: string, req: IncomingMessage, body: string) => {
  const { 'content-length': _, ...headers } = req.headers;
  const onward = request(target, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  onward.end(body);
  const [reply] = (await once(onward, 'response')) as [IncomingMessage];
  return { status: reply.statusCode ?? 500, text: (await buffer(reply)).toString() };
};

/** A proxy in front of the database at `target` that can inject DynamoDB's real faults. */
export const startFlakyDatabase = async (target: string): Promise<FlakyDatabase> => {
  const flaky: Pick<FlakyDatabase, 'faultFor'> = { faultFor: () => 'none' };
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const text = (await buffer(req)).toString();
    const action = `${req.headers['x-amz-target']}`.split('.')[1] ?? '';
    const fault = flaky.faultFor(action, text);
    if (fault === 'unreachable') return res.destroy();
    if (fault === 'failed')
      return send(res, 500, '{"__type":"com.amazonaws.dynamodb.v20120810#InternalServerError"}');
    if (fault === 'conflict') return send(res, 400, conflictReply(text));
    if (fault === 'all undone')
      return send(
        res,
        200,
        JSON.stringify({ Responses: {}, ...undone(action, JSON.parse(text).RequestItems) }),
      );
    const { body, rest } = fault === 'half undone' ? halved(text) : { body: text, rest: undefined };
    const reply = await ask(target, req, body);
    if (fault === 'reply lost') return res.destroy();
    const whole = rest ? JSON.stringify({ ...JSON.parse(reply.text), ...undone(action, rest) }) : reply.text;
    return send(res, reply.status, whole);
  };
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  const { port } = server.address() as AddressInfo;
  return Object.assign(flaky, { url: `http://127.0.0.1:${port}`, close });
};
