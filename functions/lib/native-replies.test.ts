import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { localSystem } from '../../local/testing/system.ts';
import { readReply } from './native-replies.ts';

localSystem();

describe('a reply of the database', () => {
  const pk = 'user#native-replies';
  const item = {
    ...{ pk, sk: 'a', text: 'He said "6½ \\ 7"\n\t😀 \\', empty: '', yes: true, no: false, nothing: null },
    ...{ pence: -12.5, large: 9007199254740991, larger: 9007199254740993n, tiny: 1e-20 },
    ...{ bytes: new Uint8Array([0, 255, 34, 92]), crew: new Set(['one "', 'two']), days: new Set([1, 2.5]) },
    ...{ list: [1, 'two', [], {}, { three: [null] }], map: { S: 'not a type', '{"N":"1"}': { L: 1 } } },
  };

  it('is read as the document client reads it', async () => {
    const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
    const { config } = await import('./config.ts');
    const { batchGet, document } = await import('./table.ts');
    const TableName = config.tableName;
    const bare = DynamoDBDocumentClient.from(new DynamoDBClient({}));
    await document.send(new PutCommand({ TableName, Item: item }));
    const get = new GetCommand({ TableName, Key: { pk, sk: 'a' }, ReturnConsumedCapacity: 'TOTAL' });
    const [ours, theirs] = [await document.send(get), await bare.send(new GetCommand(get.input))];
    expect(ours.Item).toEqual(item);
    expect(ours.Item).toStrictEqual(theirs.Item);
    expect(ours.ConsumedCapacity).toStrictEqual(theirs.ConsumedCapacity);
    const more = { PutRequest: { Item: { pk, sk: 'b', many: 1 } } };
    const written = await document.send(new BatchWriteCommand({ RequestItems: { [TableName]: [more] } }));
    expect(written.UnprocessedItems ?? {}).toEqual({});
    const keys = ['b', 'none', 'a'].map((sk) => ({ pk, sk }));
    expect(await batchGet(keys)).toEqual([more.PutRequest.Item, undefined, item]);
  });

  it('gives what was left undone as it was asked for', () => {
    const key = { pk: { S: 'p' }, sk: { S: 's' } };
    const request = { Keys: [key], ConsistentRead: true, ExpressionAttributeNames: { '#pk': 'pk' } };
    const undone = { UnprocessedKeys: { fettle: request }, Responses: { fettle: [] } };
    const values = { pk: 'p', sk: 's' };
    const kept = { ...request, Keys: [values] };
    expect(readReply(JSON.stringify(undone))).toEqual({ ...undone, UnprocessedKeys: { fettle: kept } });
    const unwritten = { fettle: [{ PutRequest: { Item: key } }, { DeleteRequest: { Key: key } }] };
    expect(readReply(JSON.stringify({ UnprocessedItems: unwritten }))).toEqual({
      UnprocessedItems: { fettle: [{ PutRequest: { Item: values } }, { DeleteRequest: { Key: values } }] },
    });
  });

  it('may be set with spaces and lines, and is refused where it is none', () => {
    const reply = { Items: [{ id: { N: '7' }, of: { L: [{ S: 'a' }, { BOOL: true }] } }], Count: 1 };
    expect(readReply(JSON.stringify(reply, null, 2))).toEqual({
      Items: [{ id: 7, of: ['a', true] }],
      Count: 1,
    });
    const text = JSON.stringify(reply);
    for (let end = 0; end < text.length; end++)
      expect(() => readReply(text.slice(0, end))).toThrow(SyntaxError);
    expect(() => readReply('{"Item":{"a":{"X":"1"}}}')).toThrow('type X');
  });
});
