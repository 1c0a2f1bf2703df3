import { errorsLogged, type Happening, happenings, metricsNamespace } from '#shared/happenings.ts';
import type { StageName } from './stages.ts';
import { only, resources } from './templates.ts';

/** A metric as an alarm names it. */
export interface NamedMetric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}
type Dimensions = Record<string, unknown>;

interface ApiStage {
  DefaultRouteSettings: { DetailedMetricsEnabled?: boolean };
  RouteSettings: Record<string, { DetailedMetricsEnabled?: boolean }>;
}

/** A route's own settings replace the stage's entirely. */
const isMetered = (stage: StageName, routeKey: string): boolean => {
  const { DefaultRouteSettings, RouteSettings } = only<ApiStage>(stage, 'app', 'AWS::ApiGatewayV2::Stage');
  return (RouteSettings[routeKey] ?? DefaultRouteSettings).DetailedMetricsEnabled === true;
};

const hasRoute = (stage: StageName, routeKey: string): boolean =>
  resources(stage, 'app', 'AWS::ApiGatewayV2::Route').some(
    ([, { Properties }]) => Properties.RouteKey === routeKey,
  );

const idIn = (value: unknown): string => {
  const { Ref, 'Fn::GetAtt': attribute } = value as { Ref?: string; 'Fn::GetAtt'?: string[] };
  return Ref ?? attribute?.[0] ?? '';
};
const isOf = (stage: StageName, type: string, value: unknown): boolean =>
  resources(stage, 'app', type).some(([id]) => id === idIn(value));

const services = (stage: StageName): unknown[] =>
  resources(stage, 'app', 'AWS::Lambda::Function').map(
    ([, { Properties }]) =>
      (Properties.Environment as { Variables: Record<string, string> } | undefined)?.Variables
        .POWERTOOLS_SERVICE_NAME,
  );

const keys = (dimensions: Dimensions): string => Object.keys(dimensions).sort().join();

interface Emitter {
  /** From the AWS documentation of each service's metrics. */
  names: readonly string[];
  /** True if it publishes its metrics with exactly these dimensions. */
  sends: (stage: StageName, dimensions: Dimensions) => boolean;
}

const emitters: Record<string, Emitter> = {
  'AWS/ApiGateway': {
    names: ['4xx', '5xx', 'Count', 'DataProcessed', 'IntegrationLatency', 'Latency'],
    sends: (stage, dimensions) => {
      const routeKey = `${dimensions.Method} ${dimensions.Resource}`;
      const isRoute = keys(dimensions) === 'ApiId,Method,Resource,Stage';
      return (
        isOf(stage, 'AWS::ApiGatewayV2::Api', dimensions.ApiId) &&
        (isRoute
          ? hasRoute(stage, routeKey) && isMetered(stage, routeKey)
          : ['ApiId', 'ApiId,Stage'].includes(keys(dimensions)))
      );
    },
  },
  'AWS/Lambda': {
    names: ['Duration', 'Errors', 'Invocations', 'Throttles'],
    sends: (stage, dimensions) =>
      keys(dimensions) === '' ||
      (keys(dimensions) === 'FunctionName' && isOf(stage, 'AWS::Lambda::Function', dimensions.FunctionName)),
  },
  'AWS/SQS': {
    names: ['ApproximateAgeOfOldestMessage', 'ApproximateNumberOfMessagesVisible', 'NumberOfMessagesDeleted'],
    sends: (stage, dimensions) =>
      keys(dimensions) === 'QueueName' && isOf(stage, 'AWS::SQS::Queue', dimensions.QueueName),
  },
  'AWS/DynamoDB': {
    names: ['SuccessfulRequestLatency', 'ThrottledRequests'],
    sends: (_, dimensions) => keys(dimensions) === 'Operation,TableName',
  },
  'AWS/SES': {
    names: ['Reputation.BounceRate', 'Reputation.ComplaintRate'],
    sends: (_, dimensions) => keys(dimensions) === '',
  },
  [metricsNamespace]: {
    names: [...(happenings satisfies readonly Happening[]), errorsLogged],
    sends: (stage, dimensions) =>
      keys(dimensions) === 'service' && services(stage).includes(dimensions.service),
  },
};

/** True if something in the stage publishes exactly this metric: with another name or other dimensions it would never have data. */
export const isSent = (
  stage: StageName,
  { Namespace, MetricName, Dimensions = [] }: NamedMetric,
): boolean => {
  const emitter = emitters[Namespace];
  const dimensions = Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value]));
  return emitter?.names.includes(MetricName) === true && emitter.sends(stage, dimensions);
};
