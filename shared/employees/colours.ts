/** The colours a person can have, in hue order. How each looks is the web app's (web/src/data/person-colour.ts). */
export const personColours = [
  ...(['Red', 'Orange', 'Amber', 'Olive', 'Green', 'Jade'] as const),
  ...(['Teal', 'Sky', 'Blue', 'Violet', 'Purple', 'Pink'] as const),
] as const;

/** An index into `personColours`: the one chosen, or one by id. Steps of five keep neighbours apart. */
export const colourOf = ({ id, colour }: { id: number; colour?: number | null | undefined }): number =>
  colour ?? (id * 5) % personColours.length;
