import type { Metadata } from 'next'
import { ListPage } from '@/features/catalogue/components/list-page'
import { ListJsonLd } from '@/features/catalogue/components/list-json-ld'
import { listMetadata } from '@/features/catalogue/list-metadata'
import { defaultQuery } from '@/features/catalogue/list-query'
import { loadCategory } from '@/features/catalogue/load-category'
import { redirectOrNotFound } from '@/features/content/resolve-route'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await loadCategory((await params).slug, defaultQuery)
  return view ? listMetadata(view) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const view = await loadCategory(slug, defaultQuery)
  if (!view) return redirectOrNotFound('shop', slug)
  return (
    <>
      <ListJsonLd {...view} />
      <ListPage {...view} />
    </>
  )
}
