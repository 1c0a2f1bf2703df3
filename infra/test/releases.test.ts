import { stageNames } from './stages.ts';
import { resources } from './templates.ts';

interface Integration {
  IntegrationUri: unknown;
}
interface Group {
  DeploymentConfigName?: unknown;
  AlarmConfiguration?: { Alarms?: { Name: { Ref: string } }[]; Enabled?: boolean };
  AutoRollbackConfiguration?: { Enabled: boolean; Events: string[] };
}

describe.each(stageNames)('a release to %s', (stage) => {
  const aliases = resources(stage, 'app', 'AWS::Lambda::Alias');

  test('changes what the API calls by moving an alias, for each of its functions', () => {
    const ids = new Set(aliases.map(([id]) => id));
    const called = resources(stage, 'app', 'AWS::ApiGatewayV2::Integration').map(
      ([, { Properties }]) => (Properties as unknown as Integration).IntegrationUri as { Ref?: string },
    );
    expect(called.filter(({ Ref = '' }) => !ids.has(Ref))).toEqual([]);
    expect(aliases.length).toBeGreaterThan(20);
  });

  test('is taken back when the API fails or a function crashes', () => {
    const names = new Map(
      resources(stage, 'app', 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => [
        id,
        String(Properties.AlarmName),
      ]),
    );
    const groups = resources(stage, 'app', 'AWS::CodeDeploy::DeploymentGroup');
    expect(groups).toHaveLength(aliases.length);
    for (const [, { Properties }] of groups) {
      const { AlarmConfiguration, AutoRollbackConfiguration } = Properties as Group;
      const rung = AlarmConfiguration?.Alarms?.map(({ Name }) => names.get(Name.Ref));
      expect(rung).toEqual([`fettle-${stage}-api-5xx`, `fettle-${stage}-function-errors`]);
      expect(AutoRollbackConfiguration?.Events).toContain('DEPLOYMENT_STOP_ON_ALARM');
    }
  });
});

test('production tries a new version on a tenth of the calls first', () => {
  const configs = resources('prod', 'app', 'AWS::CodeDeploy::DeploymentGroup').map(
    ([, { Properties }]) => (Properties as Group).DeploymentConfigName,
  );
  expect(new Set(configs)).toEqual(new Set(['CodeDeployDefault.LambdaCanary10Percent5Minutes']));
});
