'use client'

import { Play } from 'lucide-react'
import { useState } from 'react'
import type { Film } from '@/lib/api/entities/media.schema'

type VideoButtonProps = { video: Film; /** The accessible name of the player. */ title: string; label: string; note?: string }

/** Covers a video's poster and replaces it with the player when pressed (docs/rules/storefront.md#video). */
export function VideoButton({ video, title, label, note }: VideoButtonProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) {
    return (
      <span data-video className="absolute inset-0 bg-ink">
        <Player video={video} title={title} />
      </span>
    )
  }
  return (
    <button
      type="button"
      data-video
      onClick={() => setIsPlaying(true)}
      className="group/video absolute inset-0 flex cursor-pointer flex-col items-center justify-center gap-3 rounded focus-visible:-outline-offset-4"
    >
      <span className="grid size-18 place-items-center rounded-full bg-surface text-ink shadow-lift transition-[scale] group-hover/video:scale-105">
        <Play aria-hidden="true" className="size-8 translate-x-0.5 fill-current" />
      </span>
      <span className="sr-only">{label}</span>
      {note ? <span className="rounded bg-surface px-2.5 py-1 text-xs text-ink-soft shadow-soft">{note}</span> : null}
    </button>
  )
}

function Player({ video, title }: Pick<VideoButtonProps, 'video' | 'title'>) {
  if (video.from === 'youtube') {
    return (
      <iframe
        ref={focus}
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${video.videoId}?autoplay=1&rel=0`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, so it cannot lift its own sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full border-0"
      />
    )
  }
  // The merchant's own file; its subtitles are part of it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video ref={focus} tabIndex={0} src={video.src} title={title} controls autoPlay playsInline className="size-full object-contain" />
}

/** Moves the focus from the removed button to the player. */
function focus(player: HTMLElement | null) {
  player?.focus({ preventScroll: true })
}
