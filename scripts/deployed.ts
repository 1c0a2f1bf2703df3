import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { product } from '#shared/product.ts';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** Runs the AWS CLI and returns its JSON. */
export const aws = async <T>(...words: string[]): Promise<T> => {
  const { stdout } = await run('aws', [...words, '--output', 'json'], { maxBuffer });
  return JSON.parse(stdout || '{}') as T;
};

export interface Resource {
  ResourceType: string;
  PhysicalResourceId: string;
}

/** A stack's name: `fettle-prod-data`. */
export const stackOf = (stage: string, stack: string): string =>
  `${product.name.toLowerCase()}-${stage}-${stack}`;

/** The resources of one of a stage's stacks. */
export const resourcesOf = async (stage: string, stack: string): Promise<Resource[]> => {
  const { StackResourceSummaries } = await aws<{ StackResourceSummaries: Resource[] }>(
    'cloudformation',
    'list-stack-resources',
    '--stack-name',
    stackOf(stage, stack),
  );
  return StackResourceSummaries;
};

export const idsOf = (resources: Resource[], type: string): string[] =>
  resources
    .filter(({ ResourceType }) => ResourceType === type)
    .map(({ PhysicalResourceId }) => PhysicalResourceId);

/** The id of the only resource of that type. Throws if the stage has none. */
export const only = (resources: Resource[], type: string): string => {
  const [id] = idsOf(resources, type);
  if (!id) throw new Error(`The stage has no ${type}: is it deployed?`);
  return id;
};

/** The name of a stage's table, as its stack created it. */
export const tableIn = (data: Resource[]): string => only(data, 'AWS::DynamoDB::GlobalTable');
