import type { Picture } from '@/lib/api/entities/media.schema'

/** A part of a bundle, small beside its name. Its place is kept where there is none. */
export function PartPicture({ picture }: { picture: Picture | undefined }) {
  if (!picture) return <span className="size-16 shrink-0 rounded bg-sunken" />
  const { src, srcset, width, height, colour } = picture
  return (
    <span className="flex size-16 shrink-0 items-center justify-center rounded bg-sunken p-1.5">
      <img
        src={src}
        srcSet={srcset || undefined}
        sizes="4rem"
        width={width}
        height={height}
        alt=""
        loading="lazy"
        className={width < height ? 'h-full w-auto' : 'h-auto w-full'}
        style={{ aspectRatio: `${width} / ${height}`, backgroundColor: colour ?? undefined }}
      />
    </span>
  )
}
