import type { Metadata } from 'next'
import { categoryMetadata, CategoryView } from '@/features/blog/components/category-view'
import { redirectOrNotFound } from '@/features/content/resolve-route'

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
  return (await CategoryView({ slug })) ?? redirectOrNotFound('objave', slug)
}
