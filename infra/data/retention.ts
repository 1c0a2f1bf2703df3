import { RemovalPolicy } from 'aws-cdk-lib';
import type { Settings } from '../config.ts';

/** The removal policy for data. */
export const fateOf = ({ keepData }: Settings): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/**
 * True if deletion protection is on. It is off for a stage's first deployment, so that CloudFormation can roll back a failure and
 * the next attempt can start again.
 */
export const isGuarded = ({ keepData, firstTime }: Settings): boolean => keepData && !firstTime;
