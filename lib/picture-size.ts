import type { Picture } from '@/lib/api/entities/media.schema'

type PictureFile = { src: string; width: number; height: number }

/** A picture's widest file up to `maxWidth`, for feeds, sitemaps and social networks, which take no srcset. */
export function widestFile(
  { src, srcset, width, height }: Pick<Picture, 'src' | 'srcset' | 'width' | 'height'>,
  maxWidth = 1600,
): PictureFile {
  const files = srcset.split(', ').flatMap((one) => {
    const [, file = '', fileWidth] = /^(\S+) (\d+)w$/.exec(one) ?? []
    return file && Number(fileWidth) <= maxWidth ? [{ src: file, width: Number(fileWidth) }] : []
  })
  const best = files.toSorted((a, b) => b.width - a.width)[0]
  return best ? { ...best, height: Math.round((best.width * height) / width) } : { src, width, height }
}
