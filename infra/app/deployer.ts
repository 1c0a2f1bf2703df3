import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { FederatedPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Settings } from '../config.ts';

const github = 'token.actions.githubusercontent.com';

/** The CDK bootstrap roles that a deployment assumes, each limited to the job in its name. */
const bootstrapRoles = ['deploy-role', 'file-publishing-role', 'lookup-role'];

const onlyFrom = (repository: string, stage: string) => ({
  StringEquals: {
    [`${github}:aud`]: 'sts.amazonaws.com',
    // GitHub issues this claim only after the environment's reviewers have approved the job. For repositories created, renamed or
    // moved since 15 July 2026 it contains the ids of owner and repository (GitHub's changelog of 2026-04-23), so that nobody can
    // take over an abandoned name.
    [`${github}:sub`]: `repo:${repository}:environment:${stage}`,
  },
});

/** The role that the deploy.yml workflow assumes through OIDC, so that GitHub stores no access key. */
export const deployerRole = (scope: Construct, { repository, stage, region }: Settings): void => {
  if (!repository) return;
  const { account, partition } = Stack.of(scope);
  const iam = `arn:${partition}:iam::${account}`;
  const provider = `${iam}:oidc-provider/${github}`;
  const role = new Role(scope, 'Deployer', {
    description: `Deploys ${stage} from ${repository}`,
    assumedBy: new FederatedPrincipal(provider, onlyFrom(repository, stage), 'sts:AssumeRoleWithWebIdentity'),
    maxSessionDuration: Duration.hours(1),
  });
  const regions = [...new Set([region, 'us-east-1'])];
  role.addToPolicy(
    new PolicyStatement({
      sid: 'Deploy',
      actions: ['sts:AssumeRole'],
      resources: regions.flatMap((where) =>
        bootstrapRoles.map((name) => `${iam}:role/cdk-hnb659fds-${name}-${account}-${where}`),
      ),
    }),
  );
  new CfnOutput(scope, 'DeployerRole', { value: role.roleArn, description: 'AWS_ROLE_ARN of the workflow' });
};
