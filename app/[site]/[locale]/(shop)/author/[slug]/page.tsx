import type { Metadata } from 'next'
import { AuthorPage } from '@/features/catalogue/components/author-page'
import { authorMetadata, loadAuthor } from '@/features/catalogue/load-author'
import { redirectOrNotFound } from '@/features/content/resolve-route'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await loadAuthor((await params).slug)
  return view ? authorMetadata(view) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const view = await loadAuthor(slug)
  return view ? <AuthorPage {...view} /> : redirectOrNotFound('author', slug)
}
