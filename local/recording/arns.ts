/** An ARN with the account and Region of all recordings; the account id is AWS's own example. */
export const arn = (service: string, resource: string): string =>
  `arn:aws:${service}:eu-west-2:123456789012:${resource}`;

/** The KMS key that encrypts users' secrets. */
export const keyArn = arn('kms', 'key/00000000-0000-0000-0000-000000000000');

export const secretArn = (name: string): string => arn('secretsmanager', `secret:${name}`);
