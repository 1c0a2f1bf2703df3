/** `#1d4ed8` */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** A colour's contrast with white (WCAG 2.2): 1 to 21. */
export const againstWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

/** The contrast that AA requires for text of any size. */
const enough = 4.5;

const darker = (colour: string): string =>
  `#${channels(colour)
    .map((channel) =>
      Math.floor(channel * 0.96)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The brand colour as used: darkened until it is legible on white, and white on it. */
export const legibleColour = (colour: string): string => {
  let shown = colour.toLowerCase();
  while (againstWhite(shown) < enough) shown = darker(shown);
  return shown;
};
