/** The first of each list, then the second of each, and so on: each once, and none of `without`. */
export function mixed(lists: readonly (readonly number[])[], { without, most }: { without: readonly number[]; most: number }): number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  return [...new Set(inTurn)].filter((id) => !without.includes(id)).slice(0, most)
}
