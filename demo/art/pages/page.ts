import type { PageArt } from '@/demo/model/types'
import { fitLine, runPath, setRun } from '@/demo/art/base/lettering'
import { H, setBlock, W } from '@/demo/art/base/sheet'
import { gradient, path, rect, ref } from '@/demo/art/base/svg'
import { setParagraph, type SetLine } from './paragraph'

export const PAGE_SIZE = { page: [W, H], width: 960, height: 1440 } as const

const paper = '#fbf6ea'
const ink = '#211c17'
const faint = '#7a7064'

const inner = 170
const outer = 140
/** Baselines of the running head, the first and the last line, and the folio. */
const baseline = { head: 150, first: 262, last: 1590, folio: 1690 }
const chapterDrop = 470
const size = 46
const leading = 61
const indent = 58

/** A page of a book: running head or the chapter's title, text as a justified block, folio. Left pages have even numbers. */
export function drawPage({ title, author, chapter, text, first, index }: PageArt) {
  const number = first + index
  const isLeft = number % 2 === 0
  const left = isLeft ? outer : inner
  const width = W - inner - outer
  const isOpening = index === 0
  const heading = isOpening ? chapterHeading(chapter, { left, width }) : runningHead(isLeft ? author : title, { left, width })
  const top = baseline.first + (isOpening ? chapterDrop : 0)
  const block = linesOnPage(text, { width, index }).map((line, row) => linePath(line, { x: left, y: top + row * leading }))
  const folio = fitLine(String(number), { face: 'cormorantText' }, { size: 40, maxWidth: width })
  const foot = setBlock(folio, { x: left + width / 2, y: baseline.folio, align: 'center' }, faint)
  return {
    body: `${rect({ x: 0, y: 0, w: W, h: H }, paper)}${gutter(isLeft)}${heading}${path(block.join(''), ink)}${foot}`,
    alt: `${title}, stranica ${number}`,
  }
}

function linesOnPage(text: string, { width, index }: { width: number; index: number }): SetLine[] {
  const style = { face: 'cormorantText', size, width } as const
  // The first paragraph of a chapter has no indent.
  const lines = paragraphsOf(text).flatMap((words, at) => setParagraph(words, { ...style, indent: at === 0 ? 0 : indent }))
  const rows = Math.floor((baseline.last - baseline.first) / leading) + 1
  const rowsOfOpening = rows - Math.ceil(chapterDrop / leading)
  const start = index === 0 ? 0 : rowsOfOpening + (index - 1) * rows
  return lines.slice(start, start + (index === 0 ? rowsOfOpening : rows))
}

function paragraphsOf(text: string) {
  return text.trim().split(/\n\s*\n/)
}

function linePath({ words, x, gap }: SetLine, at: { x: number; y: number }) {
  let left = at.x + x
  return words
    .map(({ run, width }) => {
      const drawn = runPath(run, { x: left, y: at.y, size })
      left += width + gap
      return drawn
    })
    .join('')
}

type Measure = { left: number; width: number }

function runningHead(text: string, { left, width }: Measure) {
  const run = setRun(text, { face: 'cormorantItalic' })
  return path(runPath(run, { x: left + (width - run.advance * 40) / 2, y: baseline.head, size: 40 }), faint)
}

function chapterHeading(chapter: string, { left, width }: Measure) {
  const block = fitLine(chapter, { face: 'cormorant' }, { size: 88, maxWidth: width })
  return setBlock(block, { x: left, y: 430, align: 'left' }, ink)
}

/** The page bends away from the light at the spine. */
function gutter(isLeft: boolean) {
  const [from, to] = isLeft ? [W, W - 150] : [0, 150]
  const shade = gradient('gutter', {
    from: [from, 0],
    to: [to, 0],
    stops: [
      [0, '#3b2f1e', 0.22],
      [0.4, '#3b2f1e', 0.06],
      [1, '#3b2f1e', 0],
    ],
  })
  return `<defs>${shade}</defs>${rect({ x: Math.min(from, to), y: 0, w: 150, h: H }, ref('gutter'))}`
}
