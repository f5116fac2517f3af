/** The first of each list, then the second of each, and so on: each once, and none of `without`. */
export function interleave(
  lists: readonly (readonly number[])[],
  { without: exclude, most: limit }: { without: readonly number[]; most: number },
): number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const rounds = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  return [...new Set(rounds)].filter((id) => !exclude.includes(id)).slice(0, limit)
}
