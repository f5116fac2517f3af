import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sfntOf } from './woff'

/** The site's typefaces (OFL) in the weights that documents use. Each has two files: `latin`, and `latin-ext` with Croatian letters. */
const faces = {
  text: ['gabarito', '400-normal'],
  strong: ['gabarito', '600-normal'],
  title: ['playfair-display', '600-normal'],
} as const

export type Face = keyof typeof faces

export const faceNames = ['text', 'strong', 'title'] as const satisfies Face[]

export type FontFile = { name: string; font: Font }

const cache = new Map<Face, FontFile[]>()

/** The font files of a face, the larger one first; cached. */
export function fontFiles(face: Face): FontFile[] {
  const found = cache.get(face)
  if (found) return found
  const [family, cut] = faces[face]
  const read = (subset: string): FontFile => {
    const font = create(sfntOf(readFileSync(fileOf(family, `${family}-${subset}-${cut}.woff`))))
    if (!('layout' in font)) throw new Error(`${family} is a collection, not a font`)
    rememberLayouts(font)
    return { name: `${face}-${subset}`, font }
  }
  const files = [read('latin'), read('latin-ext')]
  cache.set(face, files)
  return files
}

/** Shaping takes a third of a document's time, and documents repeat most of their words. pdfkit scales the positions that it gets, so each call gets its own. */
function rememberLayouts(font: Font) {
  const layout = font.layout.bind(font)
  const runs = new LRUCache<string, ReturnType<Font['layout']>>({ max: 1000 })
  font.layout = (text, features) => {
    const key = JSON.stringify([text, features])
    const run = runs.get(key) ?? layout(text, features)
    runs.set(key, run)
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions: run.positions.map((one) => ({ ...one })) })
  }
}

/** Opens the font files of all faces; requests that came meanwhile go first. */
export async function openFonts() {
  for (const face of faceNames) {
    fontFiles(face)
    await nextTurn()
  }
}

/** Text that one font file can draw. */
export type Run = { font: string; text: string }

/** Splits a text where the font file changes (docs/rules/mail.md#pdf-accessibility). */
export function runsOf(text: string, face: Face): Run[] {
  const files = fontFiles(face)
  const runs: Run[] = []
  for (const char of printable(text, face).normalize('NFC')) {
    const bare = char.normalize('NFD').charAt(0)
    const shown = [char, bare].find((one) => files.some((file) => has(file, one))) ?? '?'
    const font = files.find((file) => has(file, shown))?.name ?? ''
    const last = runs.at(-1)
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

/** The parts of emoji: pictures, skin tones, flags, joiners and variation selectors. */
const emojiPart = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0E|\uFE0F|\u20E3/gu

/** A text without the emoji that no font file of the face draws. */
export function printable(text: string, face: Face): string {
  const files = fontFiles(face)
  return text.replace(emojiPart, (char) => (files.some((file) => has(file, char)) ? char : ''))
}

function has({ font }: FontFile, char: string) {
  return font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)
}

/** Resolved at run time: a bundler that follows the path would pack every font of the family. */
function fileOf(family: string, name: string) {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource', family, 'files', name)
}
