import { runSimulation } from '@cloud-copilot/iam-simulate';
import { product } from '#shared/product.ts';
import type { AwsCall } from '../../local/recording/call.ts';
import type { FunctionName } from '../app/entries.ts';
import { type Policy, policyOf, policyOn } from './policies.ts';
import { roleOf } from './roles.ts';
import { stages } from './stages.ts';

const account = '123456789012';

/** The simulator does not know the keys of KMS that end in a name of ours, but by what AWS's own list calls them all. */
const known = <T>(part: T): T =>
  part &&
  JSON.parse(
    JSON.stringify(part).replaceAll(
      /kms:EncryptionContext:\w+/g,
      'kms:EncryptionContext:$${EncryptionContextKey}',
    ),
  );

const addressIn = (sender: string): string => /<(.+)>/.exec(sender)?.[1] ?? sender;
/** The platform's sender is the stage's own; any other stays what it was. */
const ofStage = <T>(part: T): T =>
  JSON.parse(JSON.stringify(part).replaceAll(addressIn(product.mailFrom), addressIn(stages.prod.mailFrom)));

/** Over TLS, as every client of AWS's asks. */
const always = { 'aws:SecureTransport': 'true', 's3:TlsVersion': '1.3' };

const policies = new Map<string, Policy>();
const policyFor = (by: string): Policy => {
  const policy = policies.get(by) ?? known(policyOf(by as FunctionName));
  policies.set(by, policy);
  return policy;
};

export interface Judged {
  isAllowed: boolean;
  /** The places of the statements that allow it. */
  allowedBy: number[];
}

/** What IAM would say to a call, by the policies of the synthesized templates. Throws where the simulator cannot say. */
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
