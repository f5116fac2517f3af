'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { publicKit } from '@/features/sections/public-kit'
import { yearOf } from '@/lib/text/dates'
import { QueryResult } from '../../canvas/query-result'
import { sectionOf } from '../../store/section-of'
import { SectionIcon } from '../section-icon'
import type { AddableSection } from './addable-sections'

/** Wider windows would make the texts unreadable; narrower ones show the layout that they have for phones. */
const maxWidth = 1120
/** Of the frame, `aspect-16/10`; a shorter section stands in its middle. */
const heightOfWidth = 10 / 16

/** The example of a section as visitors would see it, small. Rendered once it comes into view. */
export function SectionThumbnail({ type, example }: Pick<AddableSection, 'type' | 'example'>) {
  const frame = useRef<HTMLDivElement>(null)
  const { isSeen, width } = useFrame(frame)
  const [kit] = useState(() => publicKit({ godina: yearOf(new Date()) }))
  const definition = sectionOf(type)
  const pageWidth = Math.min(maxWidth, document.documentElement.clientWidth)
  return (
    <div ref={frame} inert aria-hidden="true" className="relative aspect-16/10 overflow-hidden bg-paper">
      <SectionIcon type={type} className="absolute inset-0 m-auto size-10 text-line-strong" />
      {isSeen && width > 0 && definition ? (
        <div
          className="pointer-events-none relative flex origin-top-left flex-col justify-center bg-paper"
          style={{ width: pageWidth, minHeight: pageWidth * heightOfWidth, transform: `scale(${width / pageWidth})` }}
        >
          <definition.Live stored={example} kit={kit} QueryResult={QueryResult} />
        </div>
      ) : null}
    </div>
  )
}

function useFrame(frame: RefObject<HTMLElement | null>) {
  const [isSeen, setSeen] = useState(false)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '200px' })
    const resized = new ResizeObserver(() => setWidth(element.clientWidth))
    seen.observe(element)
    resized.observe(element)
    return () => {
      seen.disconnect()
      resized.disconnect()
    }
  }, [frame])
  return { isSeen, width }
}
