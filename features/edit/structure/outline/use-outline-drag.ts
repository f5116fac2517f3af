import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { SectionRef } from '../section-ref'
import { dropGap, indexAfterDrop } from './drop-index'

const thresholdPx = 5

type Drag = { ref: SectionRef; startY: number; isMoving: boolean; gap: number }

export type OutlineDrag = {
  /** The gap at which the line is drawn, in the document of the dragged section. */
  line: { key: string; gap: number } | null
  dragged: SectionRef | null
  start: (event: ReactPointerEvent, ref: SectionRef) => void
}

/** Moves a section by pointer: a line shows where it goes, nothing else moves until it is dropped. Escape cancels the drag. */
export function useOutlineDrag(onDrop: (ref: SectionRef, index: number) => void): OutlineDrag {
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null

  const onMove = useEffectEvent((event: PointerEvent) => {
    if (!drag) return
    const isMoving = drag.isMoving || Math.abs(event.clientY - drag.startY) > thresholdPx
    if (!isMoving) return
    event.preventDefault()
    setDrag({
      ...drag,
      isMoving,
      gap: dropGap(
        rowsOf(drag.ref.key).map((row) => row.getBoundingClientRect()),
        event.clientY,
      ),
    })
  })

  const onUp = useEffectEvent(() => {
    setDrag(null)
    if (!drag?.isMoving) return
    const from = rowsOf(drag.ref.key).findIndex((row) => row.dataset.outlineSection === drag.ref.section)
    const to = indexAfterDrop(from, drag.gap)
    if (from !== -1 && to !== from) onDrop(drag.ref, to)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    setDrag(null)
  })

  useEffect(() => {
    if (!isDragging) return
    const onCancel = () => setDrag(null)
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onCancel)
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onCancel)
      window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [isDragging])

  return {
    line: drag?.isMoving ? { key: drag.ref.key, gap: drag.gap } : null,
    dragged: drag?.isMoving ? drag.ref : null,
    start: (event, ref) => {
      if (event.button !== 0) return
      setDrag({ ref, startY: event.clientY, isMoving: false, gap: 0 })
    },
  }
}

function rowsOf(key: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-outline-section]')].filter((row) => row.dataset.outlineKey === key)
}
