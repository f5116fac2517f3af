import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { plainText } from '@/lib/text/plain-text'
import { alternates } from '@/features/seo/alternates'
import { openGraph } from '@/features/seo/open-graph'
import type { Product } from '@/lib/api/entities/product.schema'
import { getPathname } from '@/lib/i18n/navigation'

export async function productMetadata(product: Product): Promise<Metadata> {
  const locale = await getLocale()
  const path = getPathname({ href: { pathname: '/product/[slug]', params: { slug: product.slug } }, locale })
  const title = product.seoTitle ?? [product.name, product.byline].filter(Boolean).join(', ')
  const description = product.seoDescription ?? (product.summary || plainText(product.description).slice(0, 160))
  const [picture] = product.media
  return { title, description, alternates: await alternates(path), openGraph: await openGraph({ title, description, url: path, picture }) }
}

const names = ['product', 'gallery', 'wishlist', 'share', 'reviews', 'recentlySeen'] as const

/** The messages that a product page sends to the browser. */
export function pageMessages({ samplePages }: Product) {
  return samplePages.length > 0 ? ([...names, 'samples'] as const) : names
}
