import { RemovalPolicy } from 'aws-cdk-lib';
import type { Settings } from '../config.ts';

/** What becomes of data when its stack is deleted. */
export const fateOf = ({ keepData }: Settings): RemovalPolicy =>
  keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
