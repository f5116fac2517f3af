import { setClickedSection, type CountedSection } from './clicked-section'
import { sectionStatsApi } from '@/lib/api/v1/cms/section-stats'

type Event = 'views' | 'clicks' | 'adds' | 'orders'
type Counted = CountedSection & { [event in Event]?: number }

const viewMs = 1000
/** Limits of one call (lib/api/v1/cms/section-stats.schema.ts). */
const maxCount = 20
const maxSections = 50

/** In memory only: nothing is stored in the browser (docs/rules/lens.md#section-counts). */
const pending = new Map<string, Counted>()
const added = new Map<number, CountedSection>()
let isStaff = false

function count(section: CountedSection | null, event: Event) {
  if (!section || isStaff) return
  const key = `${section.document} ${section.section}`
  const counted = pending.get(key) ?? { ...section }
  counted[event] = Math.min((counted[event] ?? 0) + 1, maxCount)
  pending.set(key, counted)
}

/** Sends what has been counted since the last time. The answer does not matter. */
function send() {
  const counts = [...pending.values()].slice(0, maxSections)
  pending.clear()
  if (counts.length > 0)
    navigator.sendBeacon(sectionStatsApi.count.path, new Blob([JSON.stringify({ counts })], { type: 'application/json' }))
}

/** Staff who see the page as editors are no visitors. */
export function stopCounting() {
  isStaff = true
  pending.clear()
}

export function countAdd(section: CountedSection | null, productId: number) {
  if (section) added.set(productId, section)
  else added.delete(productId)
  count(section, 'adds')
}

/** Counts one order for each section from which one of its products was added in this tab since it loaded. */
export function countOrder(productIds: readonly number[]) {
  const sections = new Map(
    productIds.flatMap((id) => added.get(id) ?? []).map((section) => [`${section.document} ${section.section}`, section]),
  )
  for (const section of sections.values()) count(section, 'orders')
  added.clear()
  send()
}

/** Counts views and clicks in the sections of a document until it is left. @returns what ends it */
export function watchSections(document_: string): () => void {
  const end = new AbortController()
  const timers = new Map<Element, number>()
  const sectionOf = (element: Element | null | undefined): CountedSection | null =>
    element instanceof HTMLElement && element.dataset.section ? { document: document_, section: element.dataset.section } : null

  // Half of the section, or half of the screen for one taller than that, for a second.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const isSeen = intersectionRatio >= 0.5 || intersectionRect.height * 2 >= (rootBounds?.height ?? Infinity)
        if (isSeen === timers.has(target)) continue
        window.clearTimeout(timers.get(target))
        timers.delete(target)
        if (isSeen)
          timers.set(
            target,
            window.setTimeout(() => (observer.unobserve(target), count(sectionOf(target), 'views')), viewMs),
          )
      }
    },
    { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
  )
  for (const section of document.querySelectorAll('[data-section]')) observer.observe(section)

  const { signal } = end
  // Before the handlers of the page, which may remove what was clicked.
  const onClick = ({ target }: MouseEvent) => {
    const clicked = sectionOf(target instanceof Element ? target.closest('[data-section]') : null)
    setClickedSection(clicked)
    if (target instanceof Element && target.closest('a, button, summary')) count(clicked, 'clicks')
  }
  window.addEventListener('click', onClick, { capture: true, signal })
  window.addEventListener('pagehide', send, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal })

  return () => {
    end.abort()
    observer.disconnect()
    for (const timer of timers.values()) window.clearTimeout(timer)
    setClickedSection(null)
    send()
  }
}
