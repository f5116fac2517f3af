import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { Locale } from '@/lib/i18n/routing'
import { widestFile } from '@/lib/picture-size'
import { currentSite } from '@/server/rsc'

type PageSummary = { title: string; description: string; url: string; picture?: Picture | null; published?: string | null }

// A page's openGraph replaces the layout's completely, so common values are repeated here.
const fallbackImage = { url: '/og.png', width: 1200, height: 630 }

export const openGraphLocales = { hr: 'hr_HR', en: 'en_GB' } as const satisfies Record<Locale, string>

/** Open Graph data of a page; `url` is its path, `published` is set for posts. */
export async function openGraph({ title, description, url, picture, published }: PageSummary): Promise<Metadata['openGraph']> {
  const [{ name }, locale] = await Promise.all([currentSite(), getLocale()])
  const image = picture ? socialImage(picture) : { ...fallbackImage, alt: name }
  const common = { title, description, url, siteName: name, locale: openGraphLocales[locale], images: [image] }
  return published ? { ...common, type: 'article', publishedTime: published } : { ...common, type: 'website' }
}

/** Social networks show pictures at 1200 px; the nearest stored file is 1280 px wide. */
function socialImage(picture: Picture) {
  const { src, width, height } = widestFile(picture, 1300)
  return { url: src, width, height, alt: picture.alt }
}
