import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { VideoPlayer } from '@/components/ui/display/video-player'
import type { PlaylistProps } from './playlist-button'

/** The videos with the player of the chosen one; choosing another replaces it, so that one plays at a time. */
export function PlaylistPanel({ items, labels, isInMenu, onClose }: PlaylistProps & { onClose: () => void }) {
  const [playing, setPlaying] = useState<string | null>(null)
  const panel = useRef<HTMLElement>(null)
  const current = items.find(({ id }) => id === playing)
  const close = useEffectEvent(onClose)

  // A closed menu must not go on playing.
  useEffect(() => {
    const menu = panel.current?.closest('dialog')
    const onMenuClose = () => close()
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && !menu && close()
    menu?.addEventListener('close', onMenuClose)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      menu?.removeEventListener('close', onMenuClose)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return (
    <section
      ref={panel}
      aria-label={labels.title}
      className={
        isInMenu
          ? '-mx-4 flex flex-col pt-3'
          : 'absolute top-full right-gutter mt-2 flex max-h-[70vh] w-88 flex-col overflow-hidden rounded border border-line bg-surface text-ink shadow-float'
      }
    >
      <div className="flex shrink-0 items-start gap-3 pr-2 pb-1 pl-4 not-first:pt-3">
        <div className="min-w-0 grow py-2">
          {isInMenu ? null : <h2 className="font-display text-lg leading-tight font-semibold">{labels.title}</h2>}
          <p className="text-sm text-ink-soft">{[labels.lead, labels.count].filter(Boolean).join(' · ')}</p>
        </div>
        {isInMenu ? null : (
          <IconButton label={labels.close} onClick={onClose} className="mt-1">
            <Icon name="x" />
          </IconButton>
        )}
      </div>
      {current ? (
        <div className="aspect-video shrink-0 bg-ink">
          <VideoPlayer key={current.id} video={{ from: 'youtube', videoId: current.videoId }} title={current.title} />
        </div>
      ) : (
        <p className="shrink-0 px-4 pb-2 text-sm text-ink-soft">{labels.note}</p>
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
                  <Icon name="headphones" className="size-5" />
                )}
              </span>
              <span className="line-clamp-2 min-w-0 grow leading-snug font-medium">{title}</span>
              {duration ? <span className="shrink-0 text-sm text-ink-soft tabular-nums">{duration}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
