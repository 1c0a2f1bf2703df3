import { existsSync } from 'node:fs';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { product } from '#shared/product.ts';
import { BadSettings, settingsOf } from './config.ts';
import { system } from './system.ts';

const main = (): void => {
  const app = new App();
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const settings = settingsOf(app.node);
  const files: string = app.node.tryGetContext('files') ?? 'dist/web';
  if (!existsSync(files))
    throw new BadSettings(`${files} is missing: build the web app first, by npm run build`);
  Tags.of(app).add('app', product.name);
  Tags.of(app).add('stage', settings.stage);
  system(app, settings, files);
};

try {
  main();
} catch (error) {
  if (!(error instanceof BadSettings)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
