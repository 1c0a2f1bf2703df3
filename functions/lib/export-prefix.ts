/** Under this lies what was put together for a user to take away; the bucket's own rule sweeps it after some days. */
export const exportPrefix = (userId: string): string => `exports/${userId}/`;
