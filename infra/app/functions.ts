import { Duration, type NestedStack } from 'aws-cdk-lib';
import type { UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { ResourceName } from '#shared/routes.ts';
import { environmentFor, type Surroundings, statementsFor } from './access.ts';
import { type Domain, domainOf, domains } from './domains.ts';
import { entries, resourceNames } from './entries.ts';
import { lambdaFunction } from './function.ts';
import { acceptedObjects } from './object-access.ts';
import { needsOf } from './permissions.ts';

/** API Gateway times out after 30 s; stopping just before lets the function report the timeout itself. */
const timeout = Duration.seconds(29);

/** One Lambda for every resource of the route table, in the nested stack of its domain. */
export const resourceFunctions = (
  stacks: Record<Domain, NestedStack>,
  around: Surroundings,
  client: UserPoolClient,
): Record<ResourceName, LambdaFunction> => {
  const folders = Object.fromEntries(
    domains.map((domain) => [domain, new Construct(stacks[domain], 'Functions')]),
  ) as Record<Domain, Construct>;
  const signIn = {
    OIDC_ISSUER: `https://${around.data.users.userPoolProviderName}`,
    OIDC_CLIENT_ID: client.userPoolClientId,
  };
  const make = (name: ResourceName): LambdaFunction => {
    const need = needsOf(name);
    return lambdaFunction(folders[domainOf[name]], name, {
      settings: around.settings,
      entry: entries[name],
      description: `The API's ${name}`,
      memoryMb: need.memoryMb,
      timeout,
      environment: { ...environmentFor(around, need), ...(name === 'auth' && signIn) },
      statements: statementsFor(around, need),
      accepted: acceptedObjects(around.data, need),
    });
  };
  const made = resourceNames.map((name) => [name, make(name)]);
  return Object.fromEntries(made) as Record<ResourceName, LambdaFunction>;
};
