import type { Metadata } from 'next'
import { categoryMetadata, CategoryView } from '@/features/blog/category-view'
import { missing } from '@/features/content/found-at'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata((await params).slug)
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  return (await CategoryView({ slug })) ?? missing('objave', slug)
}
