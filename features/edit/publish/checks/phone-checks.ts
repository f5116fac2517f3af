import type { Check } from './check'

const width = 360
const pollMs = 250
const maxPolls = 40

/**
 * What is wider than a narrow phone. Measures in a hidden frame of the same page, which shows the drafts of this window (docs/rules/editing.md#phone-values).
 */
export async function phoneChecks(signal: AbortSignal): Promise<Check[]> {
  const frame = document.createElement('iframe')
  frame.dataset.phoneCanvas = ''
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, { position: 'fixed', left: '-10000px', top: '0', width: `${width}px`, height: '800px', border: '0' })
  frame.src = `${window.location.pathname}?editPage=true`
  document.body.append(frame)
  try {
    const page = await renderedPage(frame, signal)
    return page ? wideSections(page) : []
  } finally {
    frame.remove()
  }
}

/** The page in the frame, once its drafts are on the canvas; null when they do not come. */
async function renderedPage(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Document | null> {
  const wanted = document.querySelectorAll('[data-edit-section]').length
  for (let polls = 0; polls < maxPolls && !signal.aborted; polls++) {
    const page = frame.contentDocument
    if (page && page.readyState === 'complete' && page.querySelectorAll('[data-edit-section]').length >= wanted) {
      await page.fonts.ready
      return page
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return null
}

function wideSections(page: Document): Check[] {
  return [...page.querySelectorAll<HTMLElement>('[data-edit-section]')].flatMap((section): Check[] => {
    const { editKey: key, editSection: id } = section.dataset
    if (!key || !id || section.getClientRects().length === 0) return []
    const wide = [section, ...section.querySelectorAll<HTMLElement>('*')].find(isTooWide)
    return wide ? [{ code: 'overflow', key, section: id, path: [], detail: (wide.textContent ?? '').trim().slice(0, 40) }] : []
  })
}

/** Lists that scroll sideways on purpose are no overflow, nor is what they hold. */
function isTooWide(element: HTMLElement) {
  const { right, width: own } = element.getBoundingClientRect()
  if (own === 0 || right <= width + 1) return false
  for (let current: Element | null = element.parentElement; current; current = current.parentElement) {
    const { overflowX } = getComputedStyle(current)
    if (overflowX !== 'visible' && current.tagName !== 'HTML' && current.tagName !== 'BODY') return false
  }
  return true
}
