type Item = Record<string, unknown>;

/** A document client command, as far as it names partitions. */
export interface Command {
  Key?: Item;
  Item?: Item;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
  RequestItems?: Record<string, { Keys?: Item[] } | Record<string, Command>[]>;
  TransactItems?: Record<string, Command>[];
}

/** The partition keys in an item or key, of the table and its indexes. */
const keysIn = (item: Item = {}): string[] =>
  Object.entries(item).flatMap(([name, value]) =>
    /pk$/.test(name) && typeof value === 'string' ? [value] : [],
  );

/** The partition a query names, of the table or an index. */
const queried = ({
  KeyConditionExpression = '',
  ExpressionAttributeNames = {},
  ExpressionAttributeValues = {},
}: Command): string[] =>
  [...KeyConditionExpression.matchAll(/([#\w]+)\s*=\s*(:\w+)/g)].flatMap(([, name = '', value = '']) =>
    /pk$/.test(ExpressionAttributeNames[name] ?? name) ? String(ExpressionAttributeValues[value]) : [],
  );

/** Every partition that a document client command reads or writes. */
export const partitionsIn = (command: Command): string[] => [
  ...keysIn(command.Key),
  ...keysIn(command.Item),
  ...queried(command),
  ...Object.values(command.RequestItems ?? {}).flatMap((asked) =>
    Array.isArray(asked)
      ? asked.flatMap((each) => Object.values(each).flatMap(partitionsIn))
      : (asked.Keys ?? []).flatMap(keysIn),
  ),
  ...(command.TransactItems ?? []).flatMap((each) => Object.values(each).flatMap(partitionsIn)),
];
