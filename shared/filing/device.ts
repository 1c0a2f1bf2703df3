import * as z from 'zod/mini';

/** The header with the browser's data for HMRC's fraud prevention headers: base64url of JSON, read when the button is pressed. */
export const deviceHeader = 'x-fettle-device';

/** The most bytes in that header. */
export const mostDevice = 4096;

const size = z.int().check(z.minimum(1), z.maximum(100_000));

const screen = z.strictObject({
  width: size,
  height: size,
  /** Device pixels per CSS pixel. */
  scale: z.number().check(z.gt(0), z.maximum(100)),
  /** Colour depth in bits. */
  depth: z.int().check(z.minimum(1), z.maximum(128)),
});

export const device = z.strictObject({
  userAgent: z.string().check(z.minLength(1), z.maxLength(500)),
  screens: z.array(screen).check(z.minLength(1), z.maxLength(8)),
  window: z.strictObject({ width: size, height: size }),
  /** Minutes ahead of UTC. */
  offset: z.int().check(z.minimum(-840), z.maximum(840)),
});
export type Device = z.output<typeof device>;
