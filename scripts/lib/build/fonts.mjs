import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from '../process/lock.mjs'
import { root } from '../paths.mjs'
import { step } from '../output.mjs'

const packages = path.join(root, 'node_modules/@fontsource-variable')
const output = path.join(root, 'generated/fonts')

/** What pages need without an exotic name: Western European letters, punctuation and arrows. app/globals.css has the same ranges. */
const western = textOf(
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x30c, 0x30c],
  [0x2009, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
)
const croatian = 'ČčĆćĐđŠšŽž'

/** Kerning, accents, ligatures, and the figures that the styles ask for. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rvrn', 'lnum', 'pnum', 'tnum']

/** Headings have one weight, so Playfair is no longer variable; that halves it. */
const fonts = [
  { name: 'gabarito', source: 'gabarito/files/gabarito-latin-wght-normal', text: western, wght: { min: 400, max: 700 } },
  { name: 'gabarito-croatian', source: 'gabarito/files/gabarito-latin-ext-wght-normal', text: croatian, wght: { min: 400, max: 700 } },
  { name: 'playfair', source: 'playfair-display/files/playfair-display-latin-wght-normal', text: western, wght: 600 },
  { name: 'playfair-croatian', source: 'playfair-display/files/playfair-display-latin-ext-wght-normal', text: croatian, wght: 600 },
]

/** Makes the subsets of the fonts that every page loads, unless they are there. @param {string} command who asks */
export async function ensureFonts(command) {
  const stamp = path.join(output, 'stamp.txt')
  const wanted = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const isMade = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isMade()) return
  await withLock(root, { purpose: 'prepare', command }, async () => {
    if (isMade()) return
    await step('Pripremam slova', makeFonts)
    writeFileSync(stamp, wanted)
  })
}

async function makeFonts() {
  const { default: subsetFont } = await import('subset-font')
  mkdirSync(output, { recursive: true })
  // An interrupted run must not count as complete.
  rmSync(path.join(output, 'stamp.txt'), { force: true })
  for (const { name, source, text, wght } of fonts) {
    const original = readFileSync(path.join(packages, `${source}.woff2`))
    const subset = await subsetFont(original, text, { targetFormat: 'woff2', keepFeatures, variationAxes: { wght } })
    writeFileSync(path.join(output, `${name}.woff2`), subset)
  }
}

/** @param {...[number, number]} ranges first and last code points */
function textOf(...ranges) {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
    .join('')
}
