import { useEffect, useState } from 'react'
import { shownPages, turnedTo } from './shown-pages'

/** Which pages of a horizontally scrolling strip of equally wide ones are in view, and how to turn them. */
export function usePageStrip(strip: HTMLElement | null, total: number) {
  const [{ perView, first, last }, setShown] = useState({ perView: 1, first: 0, last: 0 })

  useEffect(() => {
    if (!strip) return
    const update = () => setShown(shownPages(measure(strip), total))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(strip)
    strip.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', update)
    }
  }, [strip, total])

  function goTo(index: number) {
    strip?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  function turn(by: 1 | -1) {
    goTo(turnedTo({ first, perView }, by, total))
  }

  return { first, last, turn, goTo }
}

function measure(strip: HTMLElement) {
  return { scrolled: strip.scrollLeft, width: strip.clientWidth, pageWidth: strip.firstElementChild?.clientWidth ?? 0 }
}
