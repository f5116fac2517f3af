import type { Face } from '@/demo/art/base/fonts'
import { inkWidth, setRun, type Run } from '@/demo/art/base/lettering'

type Word = { run: Run; width: number }

/** Words of one line in px: where it begins, and the space between them. */
export type SetLine = { words: Word[]; x: number; gap: number }

type Setting = { face: Face; size: number; width: number; indent: number }

/** Sets a paragraph justified, broken so that the spaces of all its lines are as even as they can be (Knuth and Plass without hyphens). */
export function setParagraph(text: string, { face, size, width, indent }: Setting): SetLine[] {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const run = setRun(word, { face })
      return { run, width: inkWidth(run) * size }
    })
  const space = size * 0.27
  const roomOf = (start: number) => width - (start === 0 ? indent : 0)
  const ends = breaks(words, { space, roomOf })
  return ends.map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0)
    const own = words.slice(start, end)
    const isLast = end === words.length
    return {
      words: own,
      x: start === 0 ? indent : 0,
      gap: isLast ? Math.min(space, gapOf(own, roomOf(start)) || space) : gapOf(own, roomOf(start)),
    }
  })
}

const total = (words: readonly Word[]) => words.reduce((sum, word) => sum + word.width, 0)

const gapOf = (words: readonly Word[], room: number) => (words.length > 1 ? (room - total(words)) / (words.length - 1) : 0)

type Rules = { space: number; roomOf: (start: number) => number }

/** The ends of the lines with the least sum of badness; a line is never narrower than its words with three quarters of a space. */
function breaks(words: readonly Word[], { space, roomOf }: Rules): number[] {
  const best: { cost: number; ends: number[] }[] = [{ cost: 0, ends: [] }]
  for (let end = 1; end <= words.length; end += 1) {
    for (let start = end - 1; start >= 0; start -= 1) {
      const own = words.slice(start, end)
      const gap = gapOf(own, roomOf(start))
      if (own.length > 1 && gap < space * 0.75) break
      const before = best[start]
      if (!before) continue
      const isFull = end < words.length
      const cost = before.cost + (isFull ? ((gap - space) / space) ** 2 + (own.length === 1 ? 100 : 0) : 0)
      const known = best[end]
      if (!known || cost < known.cost) best[end] = { cost, ends: [...before.ends, end] }
    }
  }
  return best[words.length]?.ends ?? []
}
