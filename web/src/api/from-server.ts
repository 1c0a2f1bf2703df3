/** For a query that has to know what is so now: the records of this device may be just what was refused. */
export const fromServer = { staleTime: 0, meta: { fromServer: true } };
