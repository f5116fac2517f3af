import type { Metadata } from 'next'
import { redirectOrNotFound } from '@/features/content/resolve-route'
import { ProductJsonLd } from '@/features/product/components/page/product-json-ld'
import { ProductPage } from '@/features/product/components/page/product-page'
import { loadInfoPages } from '@/features/product/info-pages'
import { loadDeliveryPrice } from '@/features/product/load-delivery-price'
import { offeredProduct } from '@/features/product/offered-product'
import { pageMessages, productMetadata } from '@/features/product/product-metadata'
import { RecentlySeen } from '@/features/recently-seen/components/recently-seen'
import { loadReviews } from '@/features/reviews/load-reviews'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { productApi } from '@/lib/api/v1/product/web'
import { Hydrate, loadOrNull, prefetched } from '@/server/rsc'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await loadOrNull(productApi.get, { slug: (await params).slug })
  return product ? productMetadata(product) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const product = await loadOrNull(productApi.get, { slug })
  if (!product) return redirectOrNotFound('product', slug)
  const reviewsAndRules = loadReviews({ type: 'product', id: product.id })
  const [{ reviews, rules }, pages, delivery] = await Promise.all([reviewsAndRules, loadInfoPages(), loadDeliveryPrice()])
  return (
    <ClientMessages names={pageMessages(product)}>
      <ProductJsonLd product={product} />
      <Hydrate answers={[prefetched(productApi.get, { slug }, offeredProduct(product)), reviews]}>
        <ProductPage product={product} rules={rules} pages={pages} delivery={delivery} />
        <RecentlySeen productId={product.id} />
      </Hydrate>
    </ClientMessages>
  )
}
