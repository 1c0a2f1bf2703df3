declare const names: unique symbol;

/** A user id: the `sub` of the identity they first signed in with. */
export type UserId = string & { readonly [names]: 'user' };

/** A firm id: `f-` and 22 characters, so that it never equals a user id. The firm owns every record of its business. */
export type FirmId = string & { readonly [names]: 'firm' };
