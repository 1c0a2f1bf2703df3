/** A decoded picture: 8-bit RGB, three bytes per pixel, row by row. */
export type Picture = { width: number; height: number; data: Uint8Array };

/** The clockwise quarter turns that make a picture upright. */
export type Turns = 0 | 1 | 2 | 3;

/** A rectangle that may be tilted: centre, size and angle (radians, clockwise) in pixels of its picture. */
export type Quad = { cx: number; cy: number; width: number; height: number; angle: number };

/** Crops a picture. */
export function cut(
  { width, data }: Picture,
  part: { x: number; y: number; width: number; height: number },
): Picture {
  const out = new Uint8Array(part.width * part.height * 3);
  for (let y = 0; y < part.height; y++) {
    const from = ((part.y + y) * width + part.x) * 3;
    out.set(data.subarray(from, from + part.width * 3), y * part.width * 3);
  }
  return { width: part.width, height: part.height, data: out };
}

/** Turns a picture clockwise by quarter turns. */
export function turn(picture: Picture, turns: Turns): Picture {
  if (turns === 0) return picture;
  const { width: w, height: h, data } = picture;
  const [across, down] = turns === 2 ? [w, h] : [h, w];
  const out = new Uint8Array(data.length);
  // The target of the first pixel, and the strides to those of its right and lower neighbours.
  const [first, right, below] = { 1: [h - 1, h, -1], 2: [w * h - 1, -1, -w], 3: [h * (w - 1), -h, 1] }[turns];
  for (let y = 0, from = 0; y < h; y++) {
    for (
      let x = 0, to = ((first ?? 0) + y * (below ?? 0)) * 3;
      x < w;
      x++, from += 3, to += (right ?? 0) * 3
    ) {
      out[to] = data[from] ?? 0;
      out[to + 1] = data[from + 1] ?? 0;
      out[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { width: across, height: down, data: out };
}
