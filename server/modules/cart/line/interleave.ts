/** The first of each list, then the second of each, and so on; without duplicates and without `exclude`. */
export function interleave(
  lists: readonly (readonly number[])[],
  { exclude, limit }: { exclude: readonly number[]; limit: number },
): number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const rounds = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  return [...new Set(rounds)].filter((id) => !exclude.includes(id)).slice(0, limit)
}
