import type { Metadata } from 'next'
import { ContentPage, contentMetadata } from '@/features/content/content-page'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMetadata((await params).slug)
}

export default async function Page({ params }: Props) {
  return <ContentPage slug={(await params).slug} />
}
