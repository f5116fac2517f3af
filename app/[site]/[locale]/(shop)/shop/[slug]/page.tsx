import type { Metadata } from 'next'
import { ListPage } from '@/features/catalog/components/list-page'
import { ListJsonLd } from '@/features/catalog/components/list-json-ld'
import { listMetadata } from '@/features/catalog/list-metadata'
import { plainQuery } from '@/features/catalog/list-query'
import { loadCategory } from '@/features/catalog/load-category'
import { missing } from '@/features/content/found-at'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await loadCategory((await params).slug, plainQuery)
  return view ? listMetadata(view) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const view = await loadCategory(slug, plainQuery)
  if (!view) return missing('shop', slug)
  return (
    <>
      <ListJsonLd {...view} />
      <ListPage {...view} />
    </>
  )
}
