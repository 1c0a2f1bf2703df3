import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageName } from './stages.ts';

export interface CfnResource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
}
interface Template {
  Resources: Record<string, CfnResource>;
  Outputs?: Record<string, { Value: unknown }>;
}
export type StackName = 'app' | 'data' | 'edge';

const folderOf = (stage: StageName): string => join(process.env.FETTLE_TEMPLATES ?? '', stage);

/** A stack's template as CloudFormation gets it. */
export const template = (stage: StageName, stack: StackName): Template =>
  JSON.parse(readFileSync(join(folderOf(stage), `fettle-${stage}-${stack}.template.json`), 'utf8'));

/** The files of the folders that a stage uploads, by their paths within each. */
export const uploads = (stage: StageName): string[][] =>
  readdirSync(folderOf(stage), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readdirSync(join(folderOf(stage), name), { recursive: true }).map(String));

interface Manifest {
  artifacts: Record<string, { properties?: { terminationProtection?: boolean } }>;
}

/** Whether AWS refuses to delete a stack as a whole. */
export const isProtected = (stage: StageName, stack: string): boolean => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folderOf(stage), 'manifest.json'), 'utf8'));
  return manifest.artifacts[stack]?.properties?.terminationProtection === true;
};

/** The names of a stage's stacks. */
export const stacksOf = (stage: StageName): string[] =>
  readdirSync(folderOf(stage)).flatMap((file) => /^(.*)\.template\.json$/.exec(file)?.[1] ?? []);

/** A stack's resources of one type, by logical id. */
export const resources = (stage: StageName, stack: StackName, type: string): [string, CfnResource][] =>
  Object.entries(template(stage, stack).Resources).filter(([, { Type }]) => Type === type);

/** The properties of the one resource of a type, in the shape that the test looks for. */
export const only = <T = Record<string, unknown>>(stage: StageName, stack: StackName, type: string): T => {
  const found = resources(stage, stack, type);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} of ${type} in ${stage} ${stack}`);
  return first[1].Properties as T;
};

/** Every use of another stack's output in a stack's template, as its stack and name. */
export const lookUps = (stage: StageName, stack: StackName): string[] => {
  const found: string[] = [];
  JSON.stringify(template(stage, stack), (name, value) => {
    if (name === 'Fn::GetStackOutput') found.push(`${value.StackName} ${value.OutputName}`);
    return value;
  });
  return found;
};
