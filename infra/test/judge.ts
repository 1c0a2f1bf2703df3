import { runSimulation } from '@cloud-copilot/iam-simulate';
import { product } from '#shared/product.ts';
import type { AwsCall } from '../../local/recording/call.ts';
import type { FunctionName } from '../app/entries.ts';
import { type Policy, policyOf, policyOn } from './policies.ts';
import { roleOf } from './roles.ts';
import { stages } from './stages.ts';

const account = '123456789012';

/** The simulator doesn't know KMS condition keys with our own suffix, only the generic key of AWS's list. */
const known = <T>(part: T): T =>
  part &&
  JSON.parse(
    JSON.stringify(part).replaceAll(
      /kms:EncryptionContext:\w+/g,
      'kms:EncryptionContext:$${EncryptionContextKey}',
    ),
  );

const addressIn = (sender: string): string => /<(.+)>/.exec(sender)?.[1] ?? sender;
/** Replaces the local platform sender with the stage's; other senders stay. */
const ofStage = <T>(part: T): T =>
  JSON.parse(JSON.stringify(part).replaceAll(addressIn(product.mailFrom), addressIn(stages.prod.mailFrom)));

/** AWS's clients always use TLS. */
const always = { 'aws:SecureTransport': 'true', 's3:TlsVersion': '1.3' };

const policies = new Map<string, Policy>();
const policyFor = (by: string): Policy => {
  const policy = policies.get(by) ?? known(policyOf(by as FunctionName));
  policies.set(by, policy);
  return policy;
};

export interface Judged {
  isAllowed: boolean;
  /** The indexes of the statements that allow it. */
  allowedBy: number[];
}

/** IAM's decision on a call under the synthesised policies. Throws if the simulator can't tell. */
export const judge = async (call: AwsCall): Promise<Judged> => {
  const { by, action, resource, context } = ofStage(call);
  const answer = await runSimulation(
    {
      identityPolicies: [{ name: by, policy: policyFor(by) }],
      resourcePolicy: known(policyOn(resource)),
      serviceControlPolicies: [],
      resourceControlPolicies: [],
      request: {
        action,
        principal: `arn:aws:iam::${account}:role/${roleOf(by as FunctionName)}`,
        resource: { resource, accountId: account },
        contextVariables: known({ ...context, ...always }),
      },
    },
    {},
  );
  if (answer.resultType !== 'single') throw new Error(`${JSON.stringify(call)}: ${JSON.stringify(answer)}`);
  const { identityAnalysis } = answer.result.analysis;
  return {
    isAllowed: answer.overallResult === 'Allowed',
    allowedBy: (identityAnalysis?.allowStatements ?? []).map(({ explain }) => Number(explain?.identifier)),
  };
};
