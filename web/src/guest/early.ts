interface Early {
  body: string;
  reply: Promise<Response>;
}

declare global {
  interface Window {
    /** Set by the script in guest.html. */
    early?: Early | undefined;
  }
}

/** The response to the request sent before this code loaded; only once, and only for the same body. */
export const takeEarly = (body: string): Promise<Response> | undefined => {
  const { early } = window;
  window.early = undefined;
  return early?.body === body ? early.reply : undefined;
};
