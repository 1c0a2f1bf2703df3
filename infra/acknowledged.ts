import { type CfnElement, Names, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Suppresses cdk-nag findings on the construct that raises them, each with its reason. */
export const acknowledge = (where: IConstruct, reasons: Record<string, string>): void =>
  Validations.of(where).acknowledge(
    ...Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
  );

/** A resource's logical id, which cdk-nag's findings name. */
export const logicalId = (resource: IConstruct): string =>
  Stack.of(resource).getLogicalId(resource.node.defaultChild as CfnElement);

/** The name of the parameter that passes a resource of the parent stack to a nested stack, without the attribute that CDK appends. */
export const parameterFor = (resource: IConstruct): string =>
  `referenceto${Names.nodeUniqueId((resource.node.defaultChild ?? resource).node)}`;
