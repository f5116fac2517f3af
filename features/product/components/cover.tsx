import type { Picture } from '@/lib/api/entities/media.schema'
import { cn } from '@/lib/cn'

type CoverProps = {
  picture: Picture
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string
  /** The picture the page is waiting for: fetched at once. Others wait until they come near. */
  priority?: 'high' | 'eager' | 'lazy'
  alt?: string
  className?: string
}

/** A picture standing whole on a quiet ground of 4 to 5, in its main colour until it arrives. Its place is kept, so nothing moves. */
export function Cover({ picture, sizes, priority = 'lazy', alt = picture.alt, className }: CoverProps) {
  const { src, srcset, width, height, colour } = picture
  const isTall = width / height < 4 / 5
  return (
    <span className={cn('flex aspect-4/5 items-center justify-center overflow-hidden rounded bg-sunken p-[9%]', className)}>
      <img
        src={src}
        srcSet={srcset || undefined}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding={priority === 'lazy' ? 'async' : undefined}
        className={cn('shadow-lift', isTall ? 'h-full w-auto' : 'h-auto w-full')}
        style={{ aspectRatio: `${width} / ${height}`, backgroundColor: colour ?? undefined }}
      />
    </span>
  )
}
