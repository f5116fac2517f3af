'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

type Thumb = { id: number; label: string; picture: ReactNode }

/** Thumbnails that scroll the gallery to their picture; without JavaScript they are anchor links. */
export function GalleryThumbs({ stripId, thumbs }: { stripId: string; thumbs: readonly Thumb[] }) {
  const [currentId, setCurrentId] = useState(thumbs[0]?.id)

  useEffect(() => {
    const strip = document.getElementById(stripId)
    if (!strip) return
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find((entry) => entry.isIntersecting)
        if (visible) setCurrentId(Number(visible.target.id.replace('slika-', '')))
      },
      { root: strip, threshold: 0.6 },
    )
    for (const slide of strip.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [stripId])

  return (
    <ul className="flex gap-2.5 overflow-x-auto px-0.5 py-0.5 sm:gap-3">
      {thumbs.map(({ id, label, picture }) => (
        <li key={id}>
          <a
            href={`#slika-${id}`}
            aria-label={label}
            aria-current={id === currentId ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(`slika-${id}`)?.scrollIntoView({ block: 'nearest', inline: 'start' })
            }}
            className={cn(
              'relative flex size-16 items-center justify-center rounded bg-sunken p-2 transition-shadow sm:size-20',
              id === currentId ? 'ring-2 ring-action' : 'hover:ring-2 hover:ring-line-strong',
            )}
          >
            {picture}
          </a>
        </li>
      ))}
    </ul>
  )
}
