import { useLayoutEffect, useState, type RefObject } from 'react'

export type AnchorBox = { top: number; left: number; width: number; height: number }

/** Where the visible part of an element is in the window; follows it while the page scrolls or changes. */
export function useAnchorBox(anchor: RefObject<HTMLElement | null>): AnchorBox | null {
  const [box, setBox] = useState<AnchorBox | null>(null)
  useLayoutEffect(() => {
    const element = anchor.current
    if (!element) return
    const update = () => setBox((before) => changed(before, element.getBoundingClientRect()))
    const observer = new ResizeObserver(update)
    observer.observe(element)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { capture: true, passive: true })
    window.addEventListener('resize', update)
    update()
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
    }
  }, [anchor])
  return box
}

function changed(before: AnchorBox | null, { top: start, bottom, left, width }: DOMRect): AnchorBox {
  const top = Math.max(start, 0)
  const height = Math.max(0, Math.min(bottom, lowerEdge()) - top)
  const isSame = before?.top === top && before.left === left && before.width === width && before.height === height
  return isSame ? before : { top, left, width, height }
}

/** The edit bar covers the lower edge of the window. */
function lowerEdge() {
  return document.querySelector('[data-edit-region="bar"]')?.getBoundingClientRect().top ?? window.innerHeight
}
