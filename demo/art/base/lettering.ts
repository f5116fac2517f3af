import { type Box, type Face, glyphOf, kerning } from './fonts'
import { pair, type Point } from './svg'

/** How a text is set. `tracking` is in em; `leading` is the distance of baselines in font sizes. */
export type Style = { face: Face; leading?: number; tracking?: number; caps?: boolean }

/** Letters standing on one baseline, measured in em. `box` is the ink, so edges can be aligned by eye and not by the font's side bearings. */
export type Run = { face: Face; letters: { char: string; x: number }[]; advance: number; box: Box }

type Line = { run: Run; text: string }

/** A text broken into lines at one size. Heights count from the capitals of the first line to the baseline of the last. */
export type Block = { lines: Line[]; size: number; leading: number; width: number; height: number; capHeight: number; descent: number }

/** Words that Croatian typography does not leave at the end of a line. */
const CLINGING = /^(a|ali|bez|da|do|i|iz|k|ka|kod|na|nad|ne|ni|o|od|po|pod|pri|s|sa|se|su|u|uz|za)$/i

export function setRun(text: string, style: Style): Run {
  const tracking = style.tracking ?? 0
  const chars = [...textIn(text, style)]
  const letters: Run['letters'] = []
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let x = 0

  for (const [index, char] of chars.entries()) {
    const glyph = glyphOf(style.face, char)
    const before = chars[index - 1]
    if (before !== undefined) x += kerning(style.face, before, char) + tracking
    letters.push({ char, x })
    if (glyph.commands.length > 0) {
      box.left = Math.min(box.left, x + glyph.box.left)
      box.right = Math.max(box.right, x + glyph.box.right)
      box.top = Math.min(box.top, glyph.box.top)
      box.bottom = Math.max(box.bottom, glyph.box.bottom)
    }
    x += glyph.advance
  }
  return { face: style.face, letters, advance: x, box: Number.isFinite(box.left) ? box : { left: 0, top: 0, right: 0, bottom: 0 } }
}

export const inkWidth = (run: Run) => run.box.right - run.box.left

/** Outlines of a run; `x` is where its ink begins, `y` its baseline. */
export function runPath(run: Run, at: { x: number; y: number; size: number }) {
  const left = at.x - run.box.left * at.size
  return run.letters.map(({ char, x }) => letterPath(run.face, char, { x: left + x * at.size, y: at.y, size: at.size })).join('')
}

/** Outlines of one letter turned by `angle` (radians) about its own foot, for text along a line. */
export function letterPath(face: Face, char: string, at: { x: number; y: number; size: number; angle?: number }) {
  const [cos, sin] = [Math.cos(at.angle ?? 0) * at.size, Math.sin(at.angle ?? 0) * at.size]
  const place = (x: number, y: number): Point => [at.x + x * cos - y * sin, at.y + x * sin + y * cos]
  return glyphOf(face, char)
    .commands.map(({ command, args }) => {
      const points = Array.from({ length: args.length / 2 }, (_, index) => pair(place(args[index * 2] ?? 0, args[index * 2 + 1] ?? 0)))
      return `${LETTER_OF_COMMAND[command]}${points.join(' ')}`
    })
    .join('')
}

/** Breaks a text so that it stands as large as the room allows, in lines of like length. Any text fits: long ones get smaller. */
export function fitBlock(text: string, style: Style, room: { width: number; height: number; maxSize: number; maxLines?: number }): Block {
  const leading = style.leading ?? 1.1
  const capHeight = -glyphOf(style.face, 'H').box.top
  const breaks = lineBreaks(joinBeyond(textIn(text, style).split(/\s+/).filter(Boolean), 12), room.maxLines ?? 7)
  const width = wordMeasure(style)

  const ranked = breaks.map((lines) => {
    const widths = lines.map((words) => width(words))
    const widest = Math.max(...widths)
    const tall = capHeight + (lines.length - 1) * leading
    const size = Math.min(room.maxSize, room.width / widest, room.height / tall)
    return { lines, score: size * (1 - flaws(lines, widths, widest)) }
  })
  const best = ranked.reduce((top, each) => (each.score > top.score ? each : top))

  const lines = best.lines.map((words) => ({ text: words.join(' '), run: setRun(words.join(' '), style) }))
  const widest = Math.max(...lines.map((line) => inkWidth(line.run)))
  const tall = capHeight + (lines.length - 1) * leading
  const size = Math.min(room.maxSize, room.width / widest, room.height / tall)
  const descent = Math.max(0, lines.at(-1)?.run.box.bottom ?? 0) * size
  return { lines, size, leading, width: widest * size, height: tall * size, capHeight: capHeight * size, descent }
}

/** Outlines of a block whose capitals begin at `y`; `x` is its left edge, middle or right edge by `align`. */
export function blockPath(block: Block, at: { x: number; y: number; align?: 'left' | 'center' | 'right' }) {
  const share = { left: 0, center: 0.5, right: 1 }[at.align ?? 'left']
  return block.lines
    .map(({ run }, index) => {
      const baseline = at.y + block.capHeight + index * block.leading * block.size
      return runPath(run, { x: at.x - inkWidth(run) * block.size * share, y: baseline, size: block.size })
    })
    .join('')
}

/** One line, made smaller when it is too long for the width. */
export function fitLine(text: string, style: Style, o: { size: number; maxWidth: number }): Block {
  return fitBlock(text, style, { width: o.maxWidth, height: Infinity, maxSize: o.size, maxLines: 1 })
}

/** Lines that all reach both edges, each as large as that makes it: the shape of a wood-type bill. */
export function justify(text: string, style: Style, room: { width: number; height: number; maxSize: number; gap: number }) {
  const words = joinBeyond(textIn(text, style).split(/\s+/).filter(Boolean), 12)
  const width = wordMeasure(style)
  const capHeight = -glyphOf(style.face, 'H').box.top

  const ranked = lineBreaks(words, 8).map((lines) => {
    const sizes = lines.map((line) => Math.min(room.maxSize, room.width / width(line)))
    const tall = sizes.reduce((sum, size) => sum + size * capHeight, 0) + room.gap * (lines.length - 1)
    const squeeze = Math.min(1, room.height / tall)
    const filled = Math.min(1, tall / room.height)
    const uneven = Math.max(0, Math.max(...sizes) / Math.min(...sizes) - 1.9)
    return {
      lines,
      score: (Math.min(...sizes) * squeeze * squeeze * (0.4 + 0.6 * filled) * (1 - 0.3 * Math.min(2, orphans(lines)))) / (1 + uneven) ** 2,
    }
  })
  const best = ranked.reduce((top, each) => (each.score > top.score ? each : top))

  const rows = best.lines.map((line) => {
    const run = setRun(line.join(' '), style)
    const size = Math.min(room.maxSize, room.width / inkWidth(run))
    // A caron stands above the capitals; the line above has to make way for it.
    return { run, size, rise: capHeight, over: Math.max(0, -run.box.top - capHeight - 0.03) }
  })
  const tall = rows.reduce((sum, row, index) => sum + row.size * (row.rise + (index > 0 ? row.over : 0)), 0) + room.gap * (rows.length - 1)
  const squeeze = Math.min(1, room.height / tall)
  let y = 0
  const placed = rows.map((row, index) => {
    const size = row.size * squeeze
    y += size * (row.rise + (index > 0 ? row.over : 0)) + (index > 0 ? room.gap * squeeze : 0)
    return { run: row.run, size, baseline: y }
  })
  return { rows: placed, height: y, over: (rows[0]?.over ?? 0) * (rows[0]?.size ?? 0) * squeeze }
}

const LETTER_OF_COMMAND = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

const textIn = (text: string, style: Style) => (style.caps ? text.toLocaleUpperCase('hr') : text)

function wordMeasure(style: Style) {
  const known = new Map<string, number>()
  const measure = (word: string) => {
    const width = known.get(word) ?? inkWidth(setRun(word, style))
    known.set(word, width)
    return width
  }
  const space = glyphOf(style.face, ' ').advance + 2 * (style.tracking ?? 0)
  return (words: readonly string[]) => words.reduce((sum, word) => sum + measure(word), 0) + space * (words.length - 1)
}

/** Every way to break the words into at most so many lines. */
function lineBreaks(words: string[], maxLines: number): string[][][] {
  const gaps = words.length - 1
  const all = Array.from({ length: 2 ** gaps }, (_, mask) => {
    const lines: string[][] = [[]]
    for (const [index, word] of words.entries()) {
      if (index > 0 && (mask >> (index - 1)) & 1) lines.push([])
      lines.at(-1)?.push(word)
    }
    return lines
  })
  return all.filter((lines) => lines.length <= maxLines)
}

/** Long titles have too many ways to break; their shortest neighbours are glued until few enough pieces are left. */
function joinBeyond(words: string[], limit: number): string[] {
  if (words.length <= limit) return words.length > 0 ? words : ['']
  const lengths = words.slice(1).map((word, index) => word.length + (words[index]?.length ?? 0))
  const shortest = lengths.indexOf(Math.min(...lengths))
  const joined = `${words[shortest]} ${words[shortest + 1]}`
  return joinBeyond([...words.slice(0, shortest), joined, ...words.slice(shortest + 2)], limit)
}

function flaws(lines: string[][], widths: number[], widest: number) {
  const ragged = widths.reduce((sum, width) => sum + (widest - width) / widest, 0) / widths.length
  return 0.16 * ragged + 0.12 * Math.min(2, orphans(lines)) + 0.02 * lines.length
}

function orphans(lines: string[][]) {
  return lines.slice(0, -1).filter((words) => CLINGING.test(words.at(-1) ?? '')).length
}
