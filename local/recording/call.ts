/** An AWS call as IAM sees it: principal, action, resource, and the context keys for conditions. */
export interface AwsCall {
  /** The Lambda's name in infra/app/entries.ts. */
  by: string;
  /** As in a policy: `dynamodb:Query`. */
  action: string;
  /** ARN, with this machine's resource names. */
  resource: string;
  context: Record<string, string | string[]>;
}

export type Asked = Omit<AwsCall, 'by'>;

/** An outgoing request. `service` is the name it was signed for. */
export interface Sent {
  service: string;
  method: string;
  /** Includes the query string. */
  path: string;
  headers: Record<string, unknown>;
  body: string;
}
