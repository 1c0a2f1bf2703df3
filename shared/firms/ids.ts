declare const names: unique symbol;

/** Names a person: the `sub` of the identity that they first signed in with. */
export type UserId = string & { readonly [names]: 'user' };

/** Names a firm, which owns every record of its business: `f-` and 22 characters, so that it never equals the id of a person. */
export type FirmId = string & { readonly [names]: 'firm' };
