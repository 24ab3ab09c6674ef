/** Who is ahead in an element of the shift clock, from the counts the view gives. */

export const leads = (counts: readonly number[], seat: number): boolean => {
  const most = Math.max(...counts);
  return most > 0 && counts[seat] === most;
};
