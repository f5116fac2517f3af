import type { Check } from './check'
import { contrastOf } from './contrast'

type Found = Omit<Check, 'key' | 'section' | 'path'> & { element: Element }

/** A picture of this many bytes delays the first view on a phone. */
const heavyBytes = 400_000

/** What only the rendered page tells: headings, contrast, sold-out products and heavy pictures of the first section (docs/rules/editing.md#warnings). */
export function pageChecks({ soldOutText }: { soldOutText: string }): Check[] {
  const first = document.querySelector('main [data-edit-section]')
  const found = [...headingChecks(), ...contrastChecks(), ...(first ? [...soldOutChecks(first, soldOutText), ...weightChecks(first)] : [])]
  return found.flatMap(placed)
}

/** With the document and section that the element stands in. */
function placed({ element, ...check }: Found): Check[] {
  const root = element.closest<HTMLElement>('[data-edit-section]')
  const { editKey: key, editSection: section } = root?.dataset ?? {}
  return key && section ? [{ ...check, key, section, path: [] }] : []
}

function headingChecks(): Found[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].filter(isOfPage)
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  return headings.flatMap((element, index): Found[] => {
    const level = levels[index] ?? 1
    const before = levels[index - 1] ?? 0
    const detail = textOf(element)
    if (level === 1 && levels.indexOf(1) < index) return [{ code: 'twoH1', element, detail }]
    return index > 0 && level > before + 1 ? [{ code: 'headingLevel', element, detail }] : []
  })
}

function contrastChecks(): Found[] {
  return [...document.querySelectorAll('[data-edit-section] [data-edit-field]')].flatMap((element): Found[] => {
    const text = textOf(element)
    if (text === '') return []
    const { ratio, isLarge } = contrastOf(element) ?? { ratio: 21, isLarge: false }
    return ratio < (isLarge ? 3 : 4.5) ? [{ code: 'contrast', element, detail: `${text} (${ratio.toFixed(1)} : 1)` }] : []
  })
}

function soldOutChecks(first: Element, soldOutText: string): Found[] {
  const badge = [...first.querySelectorAll('span, p')].find((one) => one.textContent === soldOutText)
  return badge ? [{ code: 'soldOut', element: badge }] : []
}

function weightChecks(first: Element): Found[] {
  return [...first.querySelectorAll('img')].flatMap((element): Found[] => {
    const [entry] = performance.getEntriesByName(element.currentSrc)
    const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
    return bytes > heavyBytes ? [{ code: 'heavyPicture', element, detail: `${Math.round(bytes / 1000)} kB` }] : []
  })
}

const isOfPage = (element: Element) => element.closest('[data-edit-tool], [data-edit-layer]') === null

const textOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 60)
