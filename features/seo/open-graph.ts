import type { Metadata } from 'next'
import type { Picture } from '@/lib/api/entities/media.schema'
import { widestFile } from '@/lib/picture-size'
import { currentSite } from '@/server/rsc'

type PageSummary = { title: string; description: string; url: string; picture?: Picture | null; published?: string | null }

// Next replaces a layout's openGraph whole by a page's, so what holds for every page is said again here.
const fallback = { url: '/og.png', width: 1200, height: 630 }

/** How a page shows when it is shared; `url` is its path. A post says when it came out. */
export async function openGraph({ title, description, url, picture, published }: PageSummary): Promise<Metadata['openGraph']> {
  const { name } = await currentSite()
  const image = picture ? socialImage(picture) : { ...fallback, alt: name }
  const common = { title, description, url, siteName: name, locale: 'hr_HR', images: [image] }
  return published ? { ...common, type: 'article', publishedTime: published } : { ...common, type: 'website' }
}

/** Networks show a picture at about 1200 pixels. */
function socialImage(picture: Picture) {
  const { src, width, height } = widestFile(picture, 1300)
  return { url: src, width, height, alt: picture.alt }
}
