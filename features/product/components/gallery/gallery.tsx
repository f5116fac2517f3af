import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { Thumbnail } from '@/components/ui/display/thumbnail'
import type { GalleryPicture } from '@/lib/api/entities/media.schema'
import { cn } from '@/lib/cn'
import { ProductPicture, shapeOf } from '@/features/product/components/card/product-picture'
import { LazyVideoButton } from './lazy-gallery-parts'
import { LazyGalleryThumbs, LazyGalleryZoom } from './lazy-gallery-parts'

const stripId = 'galerija'

// Tall pictures fill the frame's height, other pictures its width.
const tallSizes = '(min-width: 64rem) 26rem, (min-width: 48rem) 36vw, 56vw'
const wideSizes = '(min-width: 64rem) 37rem, (min-width: 48rem) 50vw, 100vw'

/** A horizontally scrolling strip of pictures with thumbnails; works without JavaScript. */
export function Gallery({ pictures, name }: { pictures: readonly GalleryPicture[]; name: string }) {
  const t = useTranslations('productPage')
  const total = pictures.length
  if (total === 0) return <span className="block aspect-4/5 rounded bg-sunken" />
  return (
    <div className="relative flex flex-col gap-3 sm:gap-4">
      <ul
        id={stripId}
        aria-label={t('gallery')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
        tabIndex={total > 1 ? 0 : undefined}
        className="-mx-gutter flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:mx-0 sm:rounded noscript:cursor-auto"
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} id={`slika-${picture.id}`} className="relative w-full shrink-0 snap-center">
            <ProductPicture
              picture={picture}
              sizes={shapeOf(picture) === 'tall' ? tallSizes : wideSizes}
              priority={index === 0 ? 'high' : 'lazy'}
              alt={galleryAlt(picture.alt, total > 1 ? t('picture', { number: index + 1, total }).toLowerCase() : null)}
              className={cn('max-sm:aspect-square max-sm:rounded-none', shapeOf(picture) === 'tall' && 'p-[8%] max-sm:py-8')}
            />
            {picture.film ? (
              <LazyVideoButton
                video={picture.film}
                title={picture.alt || name}
                label={t('play', { name: picture.alt || name })}
                note={picture.film.from === 'youtube' ? t('fromYoutube') : undefined}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <LazyGalleryZoom stripId={stripId} pictures={pictures} name={name} label={t('zoom')} />
      {total > 1 ? (
        <LazyGalleryThumbs
          stripId={stripId}
          thumbs={pictures.map((picture, index) => ({
            id: picture.id,
            label: t(picture.film ? 'film' : 'picture', { number: index + 1, total }),
            picture: <Thumb picture={picture} />,
          }))}
        />
      ) : null}
    </div>
  )
}

/** A decorative picture stays without a text (docs/rules/media.md#alternative-texts). */
function galleryAlt(alt: string, place: string | null) {
  return alt === '' || place === null ? alt : `${alt}, ${place}`
}

function Thumb({ picture }: { picture: GalleryPicture }) {
  return (
    <>
      <Thumbnail picture={picture} sizes="5rem" />
      {picture.film ? (
        <span aria-hidden="true" className="absolute grid size-7 place-items-center rounded-full bg-surface shadow-soft">
          <Icon name="play" className="size-3.5 translate-x-px fill-current" />
        </span>
      ) : null}
    </>
  )
}
