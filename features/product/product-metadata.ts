import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { plainText } from '@/components/rich-text'
import { absoluteUrl } from '@/features/seo/absolute-url'
import type { Product } from '@/lib/api/entities/product.schema'
import { getPathname } from '@/lib/i18n/navigation'

/** Title, description, canonical address and picture of a product's page. */
export async function productMetadata(product: Product): Promise<Metadata> {
  const locale = await getLocale()
  const canonical = await absoluteUrl(getPathname({ href: { pathname: '/product/[slug]', params: { slug: product.slug } }, locale }))
  const title = product.seoTitle ?? [product.name, product.byline].filter(Boolean).join(', ')
  const description = product.seoDescription ?? (product.summary || plainText(product.description).slice(0, 160))
  const images = await Promise.all(product.media.slice(0, 1).map(async ({ src, alt }) => ({ url: await absoluteUrl(src), alt })))
  return { title, description, alternates: { canonical }, openGraph: { type: 'website', title, description, url: canonical, images } }
}
