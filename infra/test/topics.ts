import type { StageName } from './stages.ts';
import { resources } from './templates.ts';

interface Statement {
  Effect: string;
  Action: string;
  Principal: { Service?: string };
  Resource: { Ref: string };
  Condition?: { StringEquals?: Record<string, unknown> };
}
interface TopicPolicy {
  PolicyDocument: { Statement: Statement[] };
  Topics: { Ref: string }[];
}

const ownAccount = ({ Condition }: Statement): boolean => {
  const equals = Object.entries(Condition?.StringEquals ?? {});
  return equals.some(([name, value]) => /^aws:SourceAccount$/i.test(name) && value !== '*');
};

/**
 * True if a service may publish to a topic on behalf of this account. Our policy replaces SNS's default one, which allows the
 * account's services, so each must be allowed by name.
 */
export const mayPublish = (stage: StageName, service: string, topic: string): boolean =>
  resources(stage, 'app', 'AWS::SNS::TopicPolicy')
    .map(([, { Properties }]) => Properties as unknown as TopicPolicy)
    .filter(({ Topics }) => Topics.some(({ Ref }) => Ref === topic))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .some(
      (statement) =>
        statement.Effect === 'Allow' &&
        statement.Action === 'sns:Publish' &&
        statement.Principal.Service === service &&
        statement.Resource.Ref === topic &&
        ownAccount(statement),
    );
