/** An ARN where all that is recorded lies; the account's number is AWS's own example. */
export const arn = (service: string, resource: string): string =>
  `arn:aws:${service}:eu-west-2:123456789012:${resource}`;

/** Of the key that seals what is sealed for users. */
export const keyArn = arn('kms', 'key/00000000-0000-0000-0000-000000000000');

export const secretArn = (name: string): string => arn('secretsmanager', `secret:${name}`);
