import { happenings } from '#shared/happenings.ts';
import { stageNames } from './stages.ts';
import { only } from './templates.ts';

test.each(stageNames)('the overview of %s draws everything the business counts', (stage) => {
  const body = JSON.stringify(only(stage, 'app', 'AWS::CloudWatch::Dashboard'));
  for (const what of happenings) expect(body).toContain(what);
  expect(body).toContain(`fettle-${stage}`);
});
