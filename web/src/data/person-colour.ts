/** Degrees, in the order of `personColours`. */
const hues = [25, 50, 75, 105, 140, 165, 190, 225, 260, 290, 315, 350];

/** A person's colour as CSS. `--person` sets lightness and chroma for light and dark (styles/tokens.css). */
export const personColour = (colour: number): string => `oklch(var(--person) ${hues[colour]})`;
