import type { Picture } from '@/lib/api/entities/media.schema'

type PictureFile = { src: string; width: number; height: number }

/** The widest of a picture's files that is at most so wide, for those who take one file and no srcset: feeds, sitemaps, social networks. */
export function widestFile(
  { src, srcset, width, height }: Pick<Picture, 'src' | 'srcset' | 'width' | 'height'>,
  maxWidth = 1600,
): PictureFile {
  const files = srcset.split(', ').flatMap((one) => {
    const [, file = '', wide] = /^(\S+) (\d+)w$/.exec(one) ?? []
    return file && Number(wide) <= maxWidth ? [{ src: file, width: Number(wide) }] : []
  })
  const best = files.toSorted((a, b) => b.width - a.width)[0]
  return best ? { ...best, height: Math.round((best.width * height) / width) } : { src, width, height }
}
