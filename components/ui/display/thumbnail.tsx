type ThumbnailProps = {
  picture: { src: string; srcset: string; width: number; height: number; colour: string | null }
  /** The `sizes` attribute: the displayed width. */
  sizes: string
}

/** A small decorative picture, uncropped, in its main colour until it has loaded. */
export function Thumbnail({ picture: { src, srcset, width, height, colour }, sizes }: ThumbnailProps) {
  return (
    <img
      src={src}
      srcSet={srcset || undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      className={width < height ? 'h-full w-auto' : 'h-auto w-full'}
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: colour ?? undefined }}
    />
  )
}
