import type { Metadata } from 'next'
import { tagMetadata, TagView } from '@/features/blog/components/tag-view'
import { notFound } from '@/lib/i18n/navigation'

/** Reads the query, so it renders each request (docs/rules/platform.md#query-pages). */
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<{ tag?: string | string[] }> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { tag } = await searchParams
  return typeof tag === 'string' ? tagMetadata(tag) : {}
}

export default async function Page({ searchParams }: Props) {
  const { tag } = await searchParams
  const view = typeof tag === 'string' ? await TagView({ slug: tag }) : null
  return view ?? notFound()
}
