import { useEffect, useState, type RefObject } from 'react'
import { shownPages } from './shown-pages'

/** Which pages of a horizontally scrolling strip of equally wide ones are in view, and how to turn them. */
export function usePageStrip(strip: RefObject<HTMLElement | null>, total: number) {
  const [{ first, last }, setShown] = useState({ first: 0, last: 0 })

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const update = () => setShown(shownPages(measure(element), total))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [strip, total])

  function goTo(index: number) {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  function turn(by: 1 | -1) {
    const perView = last - first + 1
    goTo(Math.max(0, Math.min(total - 1, first + by * perView)))
  }

  return { first, last, turn, goTo }
}

function measure(element: HTMLElement) {
  return { scrolled: element.scrollLeft, width: element.clientWidth, pageWidth: element.firstElementChild?.clientWidth ?? 0 }
}
