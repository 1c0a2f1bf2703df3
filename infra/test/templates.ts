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
  Parameters?: Record<string, unknown>;
  Outputs?: Record<string, { Value: unknown }>;
}
export type StackName = 'app' | 'data' | 'edge';

const folderOf = (stage: StageName): string => join(process.env.FETTLE_TEMPLATES ?? '', stage);

const read = (stage: StageName, file: string): Template =>
  JSON.parse(readFileSync(join(folderOf(stage), file), 'utf8'));

const nestedType = 'AWS::CloudFormation::Stack';

/** A stage's templates as CloudFormation gets them, nested ones included, by file. */
export const templatesOf = (stage: StageName): [file: string, template: Template][] =>
  readdirSync(folderOf(stage))
    .filter((file) => file.endsWith('.template.json'))
    .map((file) => [file, read(stage, file)]);

/** The template at a URL: it is an asset of its stack, named by its hash. */
const nestedIn = (stage: StageName, url: string): Template => {
  const [, hash = ''] = /([0-9a-f]{64})\.json/.exec(url) ?? [];
  const assets: { files: Record<string, { source: { path: string } }> } = JSON.parse(
    readFileSync(join(folderOf(stage), `fettle-${stage}-app.assets.json`), 'utf8'),
  );
  return read(stage, assets.files[hash]?.source.path ?? '');
};

/** Replaces references to a nested stack's parameters or outputs with their values. */
const resolved = (part: unknown, valueAt: (name: string, inner: unknown) => unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => resolved(each, valueAt));
  const entries = Object.entries(part);
  const [[name, inner] = ['', '']] = entries;
  const value = entries.length === 1 ? valueAt(name, inner) : undefined;
  if (value !== undefined) return resolved(value, valueAt);
  return Object.fromEntries(entries.map(([key, each]) => [key, resolved(each, valueAt)]));
};

/** A stack merged with its nested stacks, as CloudFormation deploys them. */
const whole = (stage: StageName, root: Template): Template => {
  const stacks = Object.entries(root.Resources).filter(([, { Type }]) => Type === nestedType);
  const nested = stacks.map(([id, { Properties }]) => {
    const template = nestedIn(stage, JSON.stringify(Properties.TemplateURL));
    return { id, template, parameters: (Properties.Parameters ?? {}) as Record<string, unknown> };
  });
  const parameters = Object.assign({}, ...nested.map((each) => each.parameters)) as Record<string, unknown>;
  const outputs = new Map(
    nested.flatMap(({ id, template }) =>
      Object.entries(template.Outputs ?? {}).map(([name, { Value }]) => [`${id}.Outputs.${name}`, Value]),
    ),
  );
  const valueAt = (name: string, inner: unknown): unknown => {
    if (name === 'Ref') return parameters[String(inner)];
    return name === 'Fn::GetAtt' ? outputs.get((inner as string[]).join('.')) : undefined;
  };
  const all = [root, ...nested.map(({ template }) => template)].flatMap(({ Resources }) =>
    Object.entries(Resources).filter(([, { Type }]) => Type !== nestedType),
  );
  if (new Set(all.map(([id]) => id)).size < all.length)
    throw new Error('Two nested stacks share a logical id');
  const Resources = resolved(Object.fromEntries(all), valueAt) as Template['Resources'];
  return { ...root, Resources };
};

const wholes = new Map<string, Template>();

/** A stack as deployed, nested stacks included. */
export const template = (stage: StageName, stack: StackName): Template => {
  const file = `fettle-${stage}-${stack}.template.json`;
  const known = wholes.get(file) ?? whole(stage, read(stage, file));
  wholes.set(file, known);
  return known;
};

/** The files that a stage uploads, by path within their folder. */
export const uploads = (stage: StageName): string[][] =>
  readdirSync(folderOf(stage), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readdirSync(join(folderOf(stage), name), { recursive: true }).map(String));

interface Manifest {
  artifacts: Record<string, { properties?: { terminationProtection?: boolean } }>;
}

/** True if the stack has termination protection. */
export const isProtected = (stage: StageName, stack: string): boolean => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folderOf(stage), 'manifest.json'), 'utf8'));
  return manifest.artifacts[stack]?.properties?.terminationProtection === true;
};

/** The names of a stage's stacks. */
export const stacksOf = (stage: StageName): string[] =>
  readdirSync(folderOf(stage)).flatMap(
    (file) => /^(.*?)(?<!\.nested)\.template\.json$/.exec(file)?.[1] ?? [],
  );

/** A stack's resources of one type, by logical id. */
export const resources = (stage: StageName, stack: StackName, type: string): [string, CfnResource][] =>
  Object.entries(template(stage, stack).Resources).filter(([, { Type }]) => Type === type);

/** The properties of the only resource of a type, typed as the test expects. */
export const only = <T = Record<string, unknown>>(stage: StageName, stack: StackName, type: string): T => {
  const found = resources(stage, stack, type);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} of ${type} in ${stage} ${stack}`);
  return first[1].Properties as T;
};

/** Every reference to another stack's output in a template, as stack and name. */
export const lookUps = (stage: StageName, stack: StackName): string[] => {
  const found: string[] = [];
  JSON.stringify(template(stage, stack), (name, value) => {
    if (name === 'Fn::GetStackOutput') found.push(`${value.StackName} ${value.OutputName}`);
    return value;
  });
  return found;
};
