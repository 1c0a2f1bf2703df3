import { type CfnElement, Names, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Findings of cdk-nag that we decided to live with, each where it arises and with its reason. */
export const acknowledge = (where: IConstruct, reasons: Record<string, string>): void =>
  Validations.of(where).acknowledge(
    ...Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
  );

/** A resource's name in the template, by which cdk-nag tells findings apart. */
export const logicalId = (resource: IConstruct): string =>
  Stack.of(resource).getLogicalId(resource.node.defaultChild as CfnElement);

/** The name of the parameter by which a nested stack is given a resource of the stack around it, but for the attribute at its end. */
export const parameterFor = (resource: IConstruct): string =>
  `referenceto${Names.nodeUniqueId((resource.node.defaultChild ?? resource).node)}`;
