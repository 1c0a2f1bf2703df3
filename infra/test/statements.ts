import type { StageName } from './stages.ts';
import { type CfnResource, type StackName, template } from './templates.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, unknown>>;
}
export interface Granted {
  /** Logical id of the role, without CDK's hash. */
  role: string;
  actions: string[];
  resources: string[];
  condition: string;
}

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);
const withoutHash = (logicalId: string): string => logicalId.replace(/[0-9A-F]{8}$/, '');

/** A resolved value as text: a logical id, a name from the data stack, or text that contains either. */
const words = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(words).join('');
  const [[name, inner] = ['', '']] = Object.entries(value);
  if (name === 'Fn::GetAtt') return withoutHash(String((inner as string[])[0])).replace(/^Found/, '');
  if (name === 'Fn::Join') return withoutPrefix(words((inner as [string, unknown[]])[1]));
  if (name === 'Ref') return withoutHash(String(inner)).replace(/^AWS::/, '');
  return words(inner);
};

/** `arn:aws:s3:::ReceiptsName` is the bucket of that name. */
const withoutPrefix = (arn: string): string =>
  arn.replace(/^arn:aws:(s3:::|(dynamodb|cognito-idp):[^/]*\/)(?=[A-Z])/, '');

const documentsOf = ({ Type, Properties }: CfnResource): { Statement: Statement[] }[] => {
  if (Type === 'AWS::IAM::Policy' || Type === 'AWS::IAM::ManagedPolicy')
    return [Properties.PolicyDocument as { Statement: Statement[] }];
  if (Type !== 'AWS::IAM::Role') return [];
  return list((Properties.Policies ?? []) as { PolicyDocument: { Statement: Statement[] } }[]).map(
    ({ PolicyDocument }) => PolicyDocument,
  );
};

/** All permissions of a stack's roles, without denials. */
export const granted = (stage: StageName, stack: StackName): Granted[] =>
  Object.entries(template(stage, stack).Resources).flatMap(([id, resource]) =>
    documentsOf(resource)
      .flatMap(({ Statement }) => Statement)
      .filter(({ Effect }) => Effect === 'Allow')
      .map(({ Action, Resource, Condition }) => ({
        role: withoutHash(id).replace(/(DefaultPolicy|Role)+$/, ''),
        actions: list(Action),
        resources: list(Resource).map(words).sort(),
        condition: Condition ? JSON.stringify(Condition) : '',
      })),
  );
