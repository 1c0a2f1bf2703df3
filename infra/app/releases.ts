import { NestedStack } from 'aws-cdk-lib';
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaDeploymentConfig,
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { ResourceName } from '#shared/routes.ts';
import { acknowledge } from '../acknowledged.ts';
import type { Settings } from '../config.ts';
import { isGuarded } from '../data/retention.ts';

/** 10 % of calls for five minutes, then all: long enough for two alarm periods. */
const configOf = (settings: Settings): ILambdaDeploymentConfig =>
  isGuarded(settings) ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES : LambdaDeploymentConfig.ALL_AT_ONCE;

/** The alias of each function's live version, which receives the calls. */
export const liveFunctions = (functions: Record<ResourceName, LambdaFunction>): Record<ResourceName, Alias> =>
  Object.fromEntries(
    Object.entries(functions).map(([name, each]) => [
      name,
      new Alias(each, 'Live', { aliasName: 'live', version: each.currentVersion }),
    ]),
  ) as Record<ResourceName, Alias>;

/** One per nested stack: a deployment's parts must be in the stack of its alias. */
const toolsIn = (stack: NestedStack) => {
  // The stack's name makes the ids unique, because the tests read all templates of a stage as one.
  const scope = new Construct(stack, `${stack.node.id}Releases`);
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    managedPolicies: [
      ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
    ],
  });
  acknowledge(role, {
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
      "AWS's own policy for this service: it moves aliases and reads alarms.",
  });
  return { scope, role, application: new LambdaApplication(scope, 'Application') };
};

/**
 * Shifts traffic to new versions gradually on guarded stages. If one of `alarms` fires meanwhile, the whole deployment is rolled
 * back.
 */
export const releaseByAlarm = (
  live: Record<ResourceName, Alias>,
  alarms: IAlarm[],
  settings: Settings,
): void => {
  const tools = new Map<NestedStack, ReturnType<typeof toolsIn>>();
  for (const [name, alias] of Object.entries(live)) {
    const { stack } = alias;
    if (!(stack instanceof NestedStack)) throw new Error(`${name} lies in no nested stack`);
    const { scope, role, application } = tools.get(stack) ?? toolsIn(stack);
    tools.set(stack, { scope, role, application });
    new LambdaDeploymentGroup(scope, name, {
      alias,
      application,
      role,
      alarms,
      deploymentConfig: configOf(settings),
    });
  }
};
