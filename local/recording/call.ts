/** A call of an AWS service as IAM sees it: who asks for what, of which resource, with what else a condition may ask about. */
export interface AwsCall {
  /** The Lambda's name in infra/app/entries.ts. */
  by: string;
  /** As a policy names it: `dynamodb:Query`. */
  action: string;
  /** ARN, with the names that things have on one machine. */
  resource: string;
  context: Record<string, string | string[]>;
}

export type Asked = Omit<AwsCall, 'by'>;

/** A request as it goes out. `service` is the name that it was signed for. */
export interface Sent {
  service: string;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, unknown>;
  body: string;
}
