import type { ComponentProps } from 'react'
import { PriorityImage } from '@/components/ui/display/priority-image'
import type { FocalPoint, Picture } from '@/lib/api/entities/media.schema'

type FramedPictureProps = {
  picture: Picture
  /** Another picture for screens under 40rem. */
  mobile?: Picture | null
  sizes: string
  alt?: string
  priority?: boolean
  className?: string
  /** More of the image element. */
  imageProps?: ComponentProps<'img'>
}

/** A picture whose space is reserved in its main colour until it has loaded. */
export function FramedPicture({ picture, mobile, sizes, alt = picture.alt, priority = false, className, imageProps }: FramedPictureProps) {
  const Image = priority ? PriorityImage : 'img'
  const image = (
    <Image
      {...imageProps}
      src={picture.src}
      srcSet={picture.srcset || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className}
      style={{ backgroundColor: picture.colour ?? undefined, objectPosition: picture.focal && positionOf(picture.focal) }}
    />
  )
  if (!mobile) return image
  return (
    <picture>
      <source
        media="(max-width: 39.99rem)"
        srcSet={mobile.srcset || mobile.src}
        sizes={sizes}
        width={mobile.width}
        height={mobile.height}
      />
      {image}
    </picture>
  )
}

function positionOf({ x, y }: FocalPoint) {
  return `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`
}
