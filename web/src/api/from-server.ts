/** For a query that needs the server's current answer: this device's records may be what was just refused. */
export const fromServer = { staleTime: 0, meta: { fromServer: true } };
