/** The edits between a typed word and a word, and between it and the closest prefix of that word. */
export type EditDistance = { whole: number; prefix: number }

/** A transposition is the most common typing error and keeps all letters, so it ranks before other edits. */
const transpositionCost = 0.9

/** Optimal string alignment distance: insertions, deletions, substitutions and transpositions. */
export function editDistance(typed: string, word: string): EditDistance {
  const columns = Array.from({ length: word.length + 1 }, (_, column) => column)
  let beforeLast: number[] = []
  let last = columns
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      const [left = 0, above = 0, across = 0, swapped = 0] = [next[column - 1], last[column], last[column - 1], beforeLast[column - 2]]
      next.push(Math.min(left + 1, above + 1, across + (isSame ? 0 : 1), isSwapped ? swapped + transpositionCost : Infinity))
    }
    beforeLast = last
    last = next
  }
  return { whole: last.at(-1) ?? 0, prefix: Math.min(...last) }
}

/** The edits that a word of this length may have. */
export function maxEdits(letters: number): number {
  if (letters < 3) return 0
  return letters < 6 ? 1 : 2
}
