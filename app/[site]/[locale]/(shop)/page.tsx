import type { Metadata } from 'next'
import { HomePage } from '@/features/content/home-page'
import { homeMetadata } from '@/features/content/page-metadata'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return homeMetadata()
}

export default function Page() {
  return <HomePage />
}
