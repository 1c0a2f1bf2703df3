/** True if what HMRC returns has everything that was sent, figure by figure; it may add fields of its own. */
export const isHeld = (held: unknown, sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null
    ? Object.entries(sent).every(([name, each]) =>
        isHeld((held as Record<string, unknown> | undefined)?.[name], each),
      )
    : held === sent;
