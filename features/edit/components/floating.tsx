'use client'

import { useLayoutEffect, useRef, type ComponentProps } from 'react'

type FloatingProps = Omit<ComponentProps<'span'>, 'ref'> & {
  /** What it stands at; read whenever the page moves. */
  anchor: () => Element | null | undefined
  side?: 'top' | 'bottom'
}

const gap = 4

/** Controls of the edit layer at an element of the page: above or below it and out of its flow, so that nothing shifts. A span, since texts stand in paragraphs. */
export function Floating({ anchor, side = 'top', children, ...rest }: FloatingProps) {
  const own = useRef<HTMLSpanElement>(null)

  // After every render: its own size and its anchor may have changed.
  useLayoutEffect(() => {
    const update = () => {
      const [shown, at] = [own.current, anchor()]
      if (shown && at) place(shown, at.getBoundingClientRect(), side)
    }
    update()
    window.addEventListener('scroll', update, { capture: true, passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
    }
  })

  return (
    <span
      {...rest}
      ref={own}
      data-edit-tool=""
      className="fixed z-50 flex items-center rounded border border-line bg-surface text-base text-ink shadow-float print:hidden"
    >
      {children}
    </span>
  )
}

/** At the right end of the element, inside the window. */
function place(shown: HTMLElement, at: DOMRect, side: 'top' | 'bottom') {
  const { offsetWidth: width, offsetHeight: height } = shown
  const top = side === 'top' ? at.top - height - gap : at.bottom + gap
  shown.style.top = `${clamp(top, gap, window.innerHeight - height - gap)}px`
  shown.style.left = `${clamp(at.right - width, gap, window.innerWidth - width - gap)}px`
}

function clamp(value: number, min: number, max: number) {
  return Math.max(min, Math.min(value, max))
}
