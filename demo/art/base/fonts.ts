import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type PathCommand } from 'fontkit'

/** Family and cut of every typeface the drawings are set in; all of them are OFL and have the Croatian letters. */
const FACES = {
  playfair: ['playfair-display', '600-normal'],
  playfairBlack: ['playfair-display', '900-normal'],
  playfairItalic: ['playfair-display', '500-italic'],
  gabarito: ['gabarito', '600-normal'],
  abril: ['abril-fatface', '400-normal'],
  bebas: ['bebas-neue', '400-normal'],
  cormorant: ['cormorant-garamond', '600-normal'],
  cormorantItalic: ['cormorant-garamond', '500-italic'],
  cormorantText: ['cormorant-garamond', '500-normal'],
  archivo: ['archivo', '500-normal'],
  archivoBold: ['archivo', '700-normal'],
  archivoBlack: ['archivo', '900-normal'],
  josefin: ['josefin-sans', '400-normal'],
  josefinBold: ['josefin-sans', '700-normal'],
  fraunces: ['fraunces', '600-normal'],
  frauncesBlack: ['fraunces', '900-normal'],
  frauncesItalic: ['fraunces', '500-italic'],
} as const

export type Face = keyof typeof FACES

export const FACE_NAMES = keysOf(FACES)

export type Box = { left: number; top: number; right: number; bottom: number }

/** Measures are in em; y grows downwards from the baseline. */
type Glyph = { commands: PathCommand[]; advance: number; box: Box }

const require = createRequire(import.meta.url)
const fonts = new Map<string, Font>()
const glyphs = new Map<string, Glyph>()
const pairs = new Map<string, number>()

export function glyphOf(face: Face, char: string): Glyph {
  return remember(glyphs, face + char, () => readGlyph(face, char))
}

/** Space to add between two letters, in em. The subset files know nothing of each other, so an accented letter is kerned as its bare one. */
export function kerning(face: Face, left: string, right: string) {
  const pair = bare(left) + bare(right)
  return remember(pairs, face + pair, () => readKerning(face, pair))
}

/** The letter without its accent; đ has no decomposition in Unicode. */
function bare(char: string) {
  return { đ: 'd', Đ: 'D' }[char] ?? char.normalize('NFD').charAt(0)
}

function readGlyph(face: Face, char: string): Glyph {
  const code = char.codePointAt(0) ?? 0
  const font = [openFont(face, 'latin'), openFont(face, 'latin-ext')].find((each) => each.hasGlyphForCodePoint(code))
  if (!font) throw new Error(`Typeface ${face} has no glyph for '${char}'`)

  const glyph = font.glyphForCodePoint(code)
  const outline = glyph.path.scale(1 / font.unitsPerEm, -1 / font.unitsPerEm)
  const { minX, minY, maxX, maxY } = outline.bbox
  const isBlank = outline.commands.length === 0
  return {
    commands: outline.commands,
    advance: glyph.advanceWidth / font.unitsPerEm,
    box: isBlank ? { left: 0, top: 0, right: 0, bottom: 0 } : { left: minX, top: minY, right: maxX, bottom: maxY },
  }
}

function readKerning(face: Face, pair: string) {
  const font = openFont(face, 'latin')
  const [first, ...rest] = font.layout(pair, { liga: false, clig: false, calt: false }).positions
  const alone = font.layout(pair.charAt(0)).positions[0]
  // Fewer positions than letters: the font joined them after all, and what it did is not kerning.
  return first && alone && rest.length > 0 ? (first.xAdvance - alone.xAdvance) / font.unitsPerEm : 0
}

function openFont(face: Face, subset: 'latin' | 'latin-ext') {
  return remember(fonts, `${face} ${subset}`, () => {
    const [family, cut] = FACES[face]
    const font = create(readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${cut}.woff`)))
    if (!('layout' in font)) throw new Error(`${family} is a collection, not a font`)
    return font
  })
}

function remember<T>(known: Map<string, T>, key: string, make: () => T) {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

function keysOf<T extends object>(value: T) {
  return Object.keys(value).filter((key): key is Extract<keyof T, string> => key in value)
}
