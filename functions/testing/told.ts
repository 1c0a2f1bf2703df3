/** A reply without its headers. */
export const told = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return { status, body };
};
