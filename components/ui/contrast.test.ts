import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const colours = readColours(readFileSync(path.join(root, 'app/globals.css'), 'utf8'))

// docs/rules/storefront.md#contrast
const text = 4.5
const edge = 3

const backgrounds = ['paper', 'surface', 'sunken']

describe('text on light backgrounds', () => {
  test.each(
    backgrounds.flatMap((ground) =>
      ['ink', 'ink-soft', 'ink-faint', 'action', 'action-strong', 'sale', 'danger'].map((ink) => [ink, ground]),
    ),
  )('%s on %s', (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(text))
})

describe('text on tinted and dark backgrounds', () => {
  test.each([
    ['ink', 'action-soft'],
    ['ink', 'accent-soft'],
    ['ink-soft', 'accent-soft'],
    ['ink', 'success-soft'],
    ['ink', 'warning-soft'],
    ['ink', 'danger-soft'],
    ['accent-ink', 'paper'],
    ['accent-ink', 'surface'],
    ['inverse-ink', 'inverse-raised'],
    ['inverse-ink-soft', 'inverse-raised'],
    ['accent', 'inverse'],
    ['danger-soft', 'inverse'],
    ['ink', 'accent-strong'],
  ])('%s on %s', (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(text))
})

describe('edges of controls and focus rings', () => {
  test.each([
    ['line-strong', 'paper'],
    ['line-strong', 'surface'],
    ['line-strong', 'sunken'],
    ['danger', 'surface'],
    ['action', 'paper'],
    ['action', 'surface'],
    ['action', 'sunken'],
    ['action', 'accent-soft'],
    ['accent', 'inverse'],
    ['accent', 'inverse-raised'],
    ['inverse-ink-soft', 'inverse'],
  ])('%s on %s', (line, ground) => expect(contrast(line, ground)).toBeGreaterThanOrEqual(edge))
})

describe('text colours that share a class string with their background', () => {
  test.each(colourPairsInSource())('%s on %s', (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(text))
})

function readColours(css: string): Map<string, string> {
  return new Map([...css.matchAll(/^\s+--color-([\w-]+):\s*(#[0-9a-f]{6});/gm)].map(([, name = '', hex = '']) => [name, hex]))
}

/** Pairs of text-x and bg-y with the same variants within one string literal of the sources. */
function colourPairsInSource(): string[][] {
  const pairs = new Set<string>()
  for (const source of sources()) {
    for (const [, literal = ''] of source.matchAll(/['"`]([^'"`\n]*\bbg-[^'"`\n]*)['"`]/g)) {
      const words = literal.split(/\s+/).map(parseClass)
      for (const ground of words.filter((word) => word.kind === 'bg')) {
        const inks = words.filter((word) => word.kind === 'text' && word.variants === ground.variants)
        for (const ink of inks) pairs.add(`${ink.colour} ${ground.colour}`)
      }
    }
  }
  return [...pairs].map((pair) => pair.split(' '))
}

function parseClass(word: string) {
  const [, variants = '', kind = '', colour = ''] = /^(.*:)?(bg|text)-([a-z-]+)$/.exec(word) ?? []
  return colours.has(colour) ? { variants, kind, colour } : { variants, kind: '', colour }
}

function sources(): string[] {
  return ['components', 'features', 'app'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') || /-(?:variants|styles)\.ts$/.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  )
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(name: string): number {
  const hex = colours.get(name)
  if (!hex) throw new Error(`There is no --color-${name} in app/globals.css`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
