import { PriorityImage } from '@/components/ui/display/priority-image'
import type { Picture } from '@/lib/api/entities/media.schema'
import { cn } from '@/lib/cn'

type ProductPictureProps = {
  picture: Picture
  /** The `sizes` attribute: the displayed width. */
  sizes: string
  /** `high` and `eager` load at once; `lazy` loads near the viewport. */
  priority?: 'high' | 'eager' | 'lazy'
  alt?: string
  className?: string
}

type Shape = 'tall' | 'square' | 'wide'

const frameStyles = {
  tall: 'p-[9%]',
  square: '',
  wide: '',
} satisfies Record<Shape, string>

/** Of the frame, which keeps its shape whatever stands in it. */
export const productFrame = 'flex aspect-4/5 items-center justify-center overflow-hidden rounded bg-sunken'

export const pictureStyles = {
  tall: 'h-full w-auto shadow-lift',
  square: 'size-full object-cover',
  wide: 'h-auto w-full',
} satisfies Record<Shape, string>

/** A product picture in a 4:5 frame: tall pictures keep a margin, square ones fill it. Its space is reserved in the main colour, so nothing shifts. */
export function ProductPicture({ picture, sizes, priority = 'lazy', alt = picture.alt, className }: ProductPictureProps) {
  const { src, srcset, width, height, colour } = picture
  const shape = shapeOf(picture)
  const Image = priority === 'lazy' ? 'img' : PriorityImage
  return (
    <span className={cn(productFrame, frameStyles[shape], className)}>
      <Image
        src={src}
        srcSet={srcset || undefined}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding={priority === 'lazy' ? 'async' : undefined}
        className={pictureStyles[shape]}
        style={{ aspectRatio: `${width} / ${height}`, backgroundColor: colour ?? undefined }}
      />
    </span>
  )
}

/** `tall` is narrower than the 4:5 frame; `wide` is not cropped to fill it. */
export function shapeOf({ width, height }: Pick<Picture, 'width' | 'height'>): Shape {
  const ratio = width / height
  if (ratio < 4 / 5) return 'tall'
  return ratio < 5 / 4 ? 'square' : 'wide'
}
