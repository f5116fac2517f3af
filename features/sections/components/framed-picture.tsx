import type { ComponentProps } from 'react'
import { PriorityImage } from '@/components/ui/display/priority-image'
import type { FocalPoint, Picture } from '@/lib/api/entities/media.schema'
import { cn } from '@/lib/cn'

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
export function FramedPicture({ mobile, ...rest }: FramedPictureProps) {
  const { picture, alt = picture.alt, sizes, className } = rest
  if (!mobile) return <SinglePicture {...rest} />
  // One image has one text, so pictures with different texts are two; the browser loads only the one that is shown.
  if (mobile.alt !== alt) {
    return (
      <>
        <SinglePicture {...rest} isOneOfTwo className={cn(className, 'max-sm:hidden')} />
        <SinglePicture {...rest} isOneOfTwo picture={mobile} alt={mobile.alt} className={cn(className, 'sm:hidden')} />
      </>
    )
  }
  return (
    <picture>
      <source
        media="(max-width: 39.99rem)"
        srcSet={mobile.srcset || mobile.src}
        sizes={sizes}
        width={mobile.width}
        height={mobile.height}
      />
      <SinglePicture {...rest} />
    </picture>
  )
}

type SinglePictureProps = Omit<FramedPictureProps, 'mobile'> & {
  /** Hidden on some screens, where it must not load. */ isOneOfTwo?: boolean
}

function SinglePicture({
  picture,
  sizes,
  alt = picture.alt,
  priority = false,
  isOneOfTwo = false,
  className,
  imageProps,
}: SinglePictureProps) {
  const isEager = priority && !isOneOfTwo
  const Image = isEager ? PriorityImage : 'img'
  return (
    <Image
      {...imageProps}
      src={picture.src}
      srcSet={picture.srcset || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className}
      style={{ backgroundColor: picture.colour ?? undefined, objectPosition: picture.focal && positionOf(picture.focal) }}
    />
  )
}

function positionOf({ x, y }: FocalPoint) {
  return `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`
}
