import { expect, it } from 'vitest'
import { drawArt } from '@/demo/art/draw'
import { seedProducts } from '@/demo/data/products/all'
import { setParagraph } from './paragraph'

const pages = seedProducts.flatMap(({ samplePages = [] }) => samplePages)

it('draws every sample page of the demo shop as outlines with its number', () => {
  expect(pages.length).toBeGreaterThan(6)
  for (const page of pages) {
    const { svg, alt } = drawArt(page, 'k')
    expect(svg.match(/NaN|undefined|Infinity|<text|href=/g)).toBeNull()
    expect(svg.length, alt).toBeGreaterThan(150_000)
    expect(alt).toBe(`${page.title}, stranica ${page.first + page.index}`)
  }
})

it('sets all lines of a paragraph but the last one to the full width', () => {
  const text =
    'Vaga je bila stara koliko i put, a put je bio star koliko i djed, koji je govorio da ga pamti dok je još bio staza kroz tuđe.'
  const lines = setParagraph(text, { face: 'cormorantText', size: 46, width: 890, indent: 58 })
  expect(lines.flatMap(({ words }) => words.map(({ run }) => run.letters.map(({ char }) => char).join(''))).join(' ')).toBe(text)
  const widths = lines.map(({ words, x, gap }) =>
    Math.round(x + words.reduce((sum, { width }) => sum + width, 0) + gap * (words.length - 1)),
  )
  expect(widths.slice(0, -1)).toEqual(widths.slice(0, -1).map(() => 890))
  expect(widths.at(-1)).toBeLessThanOrEqual(890)
})
