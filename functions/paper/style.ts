/** Sizes and positions on the page in points (1/72 inch), from its top left corner. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 64, bottom: 64 } as const;
/** The page number's distance from the bottom edge, inside the margin, and its position on an upright page. */
export const numberUp = 39;
export const numberTop = page.height - numberUp;
export const contentWidth = page.width - page.left - page.right;

export const colour = {
  ink: '#12203A',
  quiet: '#52607A',
  navy: '#14284B',
  line: '#D9D6CB',
  tint: '#F6F5F0',
  paid: '#0C5530',
  paidTint: '#E4F4EA',
  overdue: '#93180E',
  overdueTint: '#FBE9E6',
} as const;

export type Style = {
  font: 'regular' | 'semibold';
  size: number;
  colour: string;
  /** Added to the font's own line height, which is generous: negative for headings. */
  lineGap: number;
};

const style = (font: Style['font'], size: number, ink: string = colour.ink, lineGap = 0): Style => ({
  font,
  size,
  colour: ink,
  lineGap,
});

export const styles = {
  title: style('semibold', 22, colour.navy, -4),
  seller: style('semibold', 17, colour.ink, -3),
  longName: style('semibold', 12, colour.ink, -1),
  strong: style('semibold', 10.5),
  body: style('regular', 9.5, colour.ink, 0.5),
  quiet: style('regular', 9, colour.quiet),
  stamp: style('semibold', 11),
  label: style('regular', 8, colour.quiet),
  value: style('semibold', 10),
  figure: style('regular', 10),
  total: style('semibold', 16, colour.navy, -3),
  heading: style('semibold', 10.5, colour.navy),
  margin: style('regular', 8, colour.quiet),
} as const;

/** The baseline's distance below the top of a line, for each point of type size (Noto Sans). */
export const ascent = 1.069;
