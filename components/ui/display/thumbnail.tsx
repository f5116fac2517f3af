type ThumbnailProps = {
  picture: { src: string; srcset: string; width: number; height: number; colour: string | null }
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string
}

/** A small picture beside words that say what it is: whole within its frame, in its main colour until it arrives. */
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
