'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState } from 'react'
import { VideoPlayer } from '@/components/ui/display/video-player'
import type { Film } from '@/lib/api/entities/media.schema'

type VideoButtonProps = { video: Film; /** The accessible name of the player. */ title: string; label: string; note?: string }

/** Covers a video's poster and replaces it with the player when pressed (docs/rules/storefront.md#video). */
export function VideoButton({ video, title, label, note }: VideoButtonProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) {
    return (
      <span data-video className="absolute inset-0 bg-ink">
        <VideoPlayer video={video} title={title} />
      </span>
    )
  }
  return (
    <button
      type="button"
      data-video
      onClick={() => setIsPlaying(true)}
      className="group/video absolute inset-0 flex cursor-pointer flex-col items-center justify-center gap-3 rounded focus-visible:-outline-offset-4 noscript:hidden"
    >
      <span className="grid size-18 place-items-center rounded-full bg-surface text-ink shadow-lift transition-[scale] group-hover/video:scale-105">
        <Icon name="play" className="size-8 translate-x-0.5 fill-current" />
      </span>
      <span className="sr-only">{label}</span>
      {note ? <span className="rounded bg-surface px-2.5 py-1 text-xs text-ink-soft shadow-soft">{note}</span> : null}
    </button>
  )
}
