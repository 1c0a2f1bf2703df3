import type { App } from 'aws-cdk-lib';
import { product } from '#shared/product.ts';
import { AppStack } from './app/stack.ts';
import type { Settings } from './config.ts';
import { isGuarded } from './data/retention.ts';
import { DataStack } from './data/stack.ts';
import { EdgeStack, needsEdge } from './edge/stack.ts';

/** A stage's stacks. `edge` is missing on stages with neither their own domain nor a firewall. */
export interface System {
  data: DataStack;
  edge: EdgeStack | undefined;
  app: AppStack;
}

/** All of a stage. `files` is the folder of the built web app. */
export const system = (app: App, settings: Settings, files: string): System => {
  const name = `${product.name.toLowerCase()}-${settings.stage}`;
  const account = settings.account ?? process.env.CDK_DEFAULT_ACCOUNT;
  const at = (region: string) => ({
    settings,
    env: { region, ...(account && { account }) },
    terminationProtection: isGuarded(settings),
  });
  const edge = needsEdge(settings) ? new EdgeStack(app, `${name}-edge`, at('us-east-1')) : undefined;
  const data = new DataStack(app, `${name}-data`, at(settings.region));
  return { data, edge, app: new AppStack(app, `${name}-app`, { ...at(settings.region), data, edge, files }) };
};
