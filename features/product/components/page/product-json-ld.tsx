import { getLocale, getTranslations } from 'next-intl/server'
import { plainText } from '@/lib/text/plain-text'
import { absoluteUrl } from '@/features/seo/absolute-url'
import { BreadcrumbListJsonLd, JsonLd } from '@/features/seo/json-ld'
import type { Product } from '@/lib/api/entities/product.schema'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { getPathname } from '@/lib/i18n/navigation'
import { widestFile } from '@/lib/picture-size'
import { currentSite, load } from '@/server/rsc'
import { productLd } from '@/features/product/product-ld'

/** The product and its breadcrumbs as JSON-LD. */
export async function ProductJsonLd({ product }: { product: Product }) {
  const [t, locale, site, reviews] = await Promise.all([
    getTranslations('productPage'),
    getLocale(),
    currentSite(),
    load(commentApi.getOptions, {}),
  ])
  const path = getPathname({ href: { pathname: '/product/[slug]', params: { slug: product.slug } }, locale })
  const [url, images] = await Promise.all([
    absoluteUrl(path),
    Promise.all(product.media.map((picture) => absoluteUrl(widestFile(picture).src))),
  ])
  const categories = product.categories.map(({ name, slug }) => ({
    name,
    path: getPathname({ href: { pathname: '/shop/[slug]', params: { slug } }, locale }),
  }))
  const description = product.summary || plainText(product.description).slice(0, 500)
  const context = { url, images, description, currency: site.currency, seller: site.name, stars: reviews.NumberOfStarsOnSite }
  return (
    <>
      <JsonLd data={productLd(product, context)} />
      <BreadcrumbListJsonLd
        items={[
          { name: t('home'), path: getPathname({ href: '/', locale }) },
          { name: t('shop'), path: getPathname({ href: '/shop', locale }) },
          ...categories,
          { name: product.name, path },
        ]}
      />
    </>
  )
}
