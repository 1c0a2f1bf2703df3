import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '../../../node_modules/@aws-sdk/lib-dynamodb/dist-es/index.js';
import commands from './commands.cjs';

// ElectroDB asks for the whole document client by `require`, which cannot be shaken: with it came every command of DynamoDB, their
// waiters and their schemas. It is given the commands that an entity sends.
Object.assign(commands, {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
});

// Entities, but neither its services nor its transactions (functions/lib/transact.ts).
// biome-ignore lint/performance/noBarrelFile: it stands in for the package.
export { Entity } from '../../../node_modules/electrodb/src/entity.js';
export { CustomAttributeType } from '../../../node_modules/electrodb/src/schema.js';
