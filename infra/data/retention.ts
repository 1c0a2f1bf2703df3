import { RemovalPolicy } from 'aws-cdk-lib';
import type { Settings } from '../config.ts';

/** What happens to data when its stack is deleted. */
export const fateOf = ({ keepData }: Settings): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/**
 * Whether AWS refuses to delete it at all. Not yet at a stage's first deployment: should that fail, CloudFormation has to be able to
 * undo it, and the next one to begin again.
 */
export const isGuarded = ({ keepData, firstTime }: Settings): boolean => keepData && !firstTime;
