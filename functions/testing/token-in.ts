/** The part of a link after its `#`. */
export const tokenIn = ({ url }: { url: string }): string => url.replace(/^.*#/, '');
