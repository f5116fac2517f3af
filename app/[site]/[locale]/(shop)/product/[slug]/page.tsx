import type { Metadata } from 'next'
import { ProductJsonLd } from '@/features/product/components/product-json-ld'
import { ProductPage } from '@/features/product/components/product-page'
import { productMetadata } from '@/features/product/product-metadata'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { productApi } from '@/lib/api/v1/product/web'
import { notFound } from '@/lib/i18n/navigation'
import { Hydrate, loadOrNull, prefetched } from '@/server/rsc'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await loadOrNull(productApi.get, { slug: (await params).slug })
  return product ? productMetadata(product) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const product = await loadOrNull(productApi.get, { slug })
  if (!product) notFound()
  return (
    <ClientMessages names={['product']}>
      <ProductJsonLd product={product} />
      <Hydrate answers={[prefetched(productApi.get, { slug }, product)]}>
        <ProductPage product={product} />
      </Hydrate>
    </ClientMessages>
  )
}
