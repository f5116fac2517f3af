import type { Metadata } from 'next'
import { resolveRoute, redirectOrNotFound } from '@/features/content/resolve-route'
import { ArchivedProduct } from '@/features/product/components/page/archived-product'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { productApi } from '@/lib/api/v1/product/web'
import { load } from '@/server/rsc'

export const revalidate = 3600

export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await resolveRoute('product', (await params).slug)
  return found.type === 'gone' ? { title: found.name, robots: { index: false } } : {}
}

/** The proxy rewrites requests for an archived product to this page with status 410. */
export default async function Page({ params }: Props) {
  const { slug } = await params
  const found = await resolveRoute('product', slug)
  if (found.type !== 'gone') return redirectOrNotFound('product', slug)
  const { records } = await load(productApi.filter, { mainCategory: found.category?.id, page: 1, limit: 4 })
  return (
    <ClientMessages names={['product', 'wishlist']}>
      <ArchivedProduct name={found.name} category={found.category} similar={records} />
    </ClientMessages>
  )
}
