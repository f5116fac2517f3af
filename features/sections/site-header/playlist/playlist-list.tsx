import { Headphones } from 'lucide-react'
import { useState } from 'react'
import { VideoPlayer } from '@/components/ui/display/video-player'
import { cn } from '@/lib/cn'
import type { PlaylistItem } from './playlist-items'

type PlaylistListProps = { items: readonly PlaylistItem[]; note: string; className?: string }

/** The videos with the player of the chosen one; choosing another replaces it, so that one plays at a time. */
export function PlaylistList({ items, note, className }: PlaylistListProps) {
  const [playing, setPlaying] = useState<string | null>(null)
  const current = items.find(({ id }) => id === playing)
  return (
    <div className={cn('flex min-h-0 flex-col', className)}>
      {current ? (
        <div className="aspect-video shrink-0 bg-ink">
          <VideoPlayer key={current.id} video={{ from: 'youtube', videoId: current.videoId }} title={current.title} />
        </div>
      ) : (
        <p className="shrink-0 px-4 pb-2 text-sm text-ink-soft">{note}</p>
      )}
      <ol className="min-h-0 overflow-y-auto overscroll-contain py-1">
        {items.map(({ id, title, duration, thumbnail }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === playing ? 'true' : undefined}
              onClick={() => setPlaying(id)}
              className="flex w-full items-center gap-3 px-4 py-2 text-left transition-colors hover:bg-action-soft focus-visible:-outline-offset-4 aria-[current]:bg-action-soft"
            >
              <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded bg-sunken text-ink-faint">
                {thumbnail ? (
                  <img src={thumbnail} alt="" width={48} height={48} loading="lazy" className="size-12 object-cover" />
                ) : (
                  <Headphones aria-hidden="true" className="size-5" />
                )}
              </span>
              <span className="line-clamp-2 min-w-0 grow leading-snug font-medium">{title}</span>
              {duration ? <span className="shrink-0 text-sm text-ink-soft tabular-nums">{duration}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
