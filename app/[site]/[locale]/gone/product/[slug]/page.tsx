import type { Metadata } from 'next'
import { foundAt, missing } from '@/features/content/found-at'
import { GoneProduct } from '@/features/product/components/gone-product'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { productApi } from '@/lib/api/v1/product/web'
import { load } from '@/server/rsc'

export const revalidate = 3600

export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await foundAt('product', (await params).slug)
  return found.type === 'gone' ? { title: found.name, robots: { index: false } } : {}
}

/** Where the proxy leads whoever asks for a product that is sold no more; the answer is 410. */
export default async function Page({ params }: Props) {
  const { slug } = await params
  const found = await foundAt('product', slug)
  if (found.type !== 'gone') return missing('product', slug)
  const { records } = await load(productApi.filter, { mainCategory: found.category?.id, page: 1, limit: 4 })
  return (
    <ClientMessages names={['product', 'wishlist']}>
      <GoneProduct name={found.name} category={found.category} likes={records} />
    </ClientMessages>
  )
}
