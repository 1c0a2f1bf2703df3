/** True if what HMRC returns has every figure that was sent. It may also return fields that we didn't send. */
export const isHeld = (held: unknown, sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null
    ? Object.entries(sent).every(([name, each]) =>
        isHeld((held as Record<string, unknown> | undefined)?.[name], each),
      )
    : held === sent;
