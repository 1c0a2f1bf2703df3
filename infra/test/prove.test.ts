import { stageNames } from './stages.ts';
import { resources, template } from './templates.ts';

// scripts/prove/cloud-site.ts finds a stage by these types and this output.
test.each(stageNames)('npm run prove finds %s by what its stacks hold', (stage) => {
  for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool'])
    expect(resources(stage, 'data', type)).toHaveLength(1);
  expect(resources(stage, 'app', 'AWS::ApiGatewayV2::Api')).toHaveLength(1);
  expect(resources(stage, 'app', 'AWS::CloudWatch::Alarm').length).toBeGreaterThan(0);
  expect(template(stage, 'app').Outputs).toHaveProperty('Url');
});
