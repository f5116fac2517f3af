import type { Film } from '@/lib/api/entities/media.schema'

type VideoPlayerProps = { video: Film; /** The accessible name of the player. */ title: string }

/** Plays at once; render it only after somebody has asked for the video (docs/rules/storefront.md#video). */
export function VideoPlayer({ video, title }: VideoPlayerProps) {
  if (video.from === 'youtube') {
    return (
      <iframe
        ref={focus}
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.videoId)}?autoplay=1&rel=0`}
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

/** Moves the focus from the pressed button to the player. */
function focus(player: HTMLElement | null) {
  player?.focus({ preventScroll: true })
}
