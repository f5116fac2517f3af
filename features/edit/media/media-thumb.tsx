import { Play } from 'lucide-react'
import { cn } from '@/lib/cn'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { KindIcon } from './kind-icon'

type MediaThumbProps = { item: Pick<MediaItem, 'kind' | 'extension' | 'picture'>; sizes: string; className?: string }

/** The whole picture, the poster of a video, or the type of a document. Decorative: the title stands beside it. */
export function MediaThumb({ item: { kind, extension, picture }, sizes, className }: MediaThumbProps) {
  return (
    <span aria-hidden="true" className={cn('relative grid place-items-center overflow-hidden bg-sunken', className)}>
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.srcset || undefined}
          sizes={sizes}
          alt=""
          draggable={false}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      ) : (
        <span className="flex flex-col items-center gap-1.5 text-ink-soft">
          <KindIcon kind={kind} extension={extension} className="size-8" />
          <span className="text-xs font-semibold uppercase">{extension.replace('.', '')}</span>
        </span>
      )}
      {kind === 'video' && picture ? (
        <span className="relative grid size-10 place-items-center rounded-full bg-ink/70 text-paper">
          <Play aria-hidden="true" className="size-5" />
        </span>
      ) : null}
    </span>
  )
}
