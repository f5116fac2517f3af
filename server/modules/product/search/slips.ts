/** How many slips of the finger lie between what was typed and a word, and between it and that beginning of the word which is nearest. */
export type Slips = { whole: number; beginning: number }

/** Fingers do this most, and it leaves the same letters: it is meant sooner than what another slip would have made. */
const swap = 0.9

/** A slip is a letter too many, one missing, a wrong one, or two that changed places (optimal string alignment). */
export function slips(typed: string, word: string): Slips {
  const columns = Array.from({ length: word.length + 1 }, (_, column) => column)
  let beforeLast: number[] = []
  let last = columns
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      const [left = 0, above = 0, across = 0, swapped = 0] = [next[column - 1], last[column], last[column - 1], beforeLast[column - 2]]
      next.push(Math.min(left + 1, above + 1, across + (isSame ? 0 : 1), isSwapped ? swapped + swap : Infinity))
    }
    beforeLast = last
    last = next
  }
  return { whole: last.at(-1) ?? 0, beginning: Math.min(...last) }
}

/** As many slips as a word of so many letters is still known by. */
export function slipsAllowed(letters: number): number {
  if (letters < 3) return 0
  return letters < 6 ? 1 : 2
}
