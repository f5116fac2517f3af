import type { Metadata } from 'next'
import { AllPosts } from '@/features/blog/components/blog-view'
import { blogMetadata } from '@/features/blog/metadata'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return blogMetadata()
}

export default function Page() {
  return <AllPosts />
}
